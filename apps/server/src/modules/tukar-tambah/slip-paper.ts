import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import { TENDERS } from '@kencana/contract/names/tenders'
import type { Row } from '@kencana/contract/papers/kind'
import { slipTukarTambah } from '@kencana/contract/papers/kinds/slip-tukar-tambah'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { latestDocument } from '../../engines/document/serve/find-document.ts'
import { type StoreFrame, storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import { identityShown, paidShown, pieceRows } from '../pembelian/index.ts'
import { showExchange } from './show-tukar-tambah.ts'

const slip = countedSlip<TukarTambahAnswer>({
  kind: slipTukarTambah,
  find: showExchange,
  latest: ctx => latestDocument(ctx, ['TUKAR_TAMBAH']),
  nomor: exchanged => exchanged.no_tukar_tambah,
  at: exchanged => new Date(exchanged.pada),
  facts: async (ctx, exchanged) =>
    slipFacts(exchanged, await storeFrame(ctx, exchanged.jual.kode_sales)),
})

export const printSlip = slip.print
export const slipSource = slip.source

/** Both sides gross, then who pays the difference. Units as stored. */
function slipFacts(exchanged: TukarTambahAnswer, frame: StoreFrame): SlipFacts {
  const { jual, beli, total } = exchanged
  return {
    values: {
      ...storeValues(frame),
      judul: 'SLIP TUKAR TAMBAH',
      nomor: exchanged.no_tukar_tambah,
      no_faktur_jual: jual.no_faktur_jual,
      no_faktur_beli: beli.no_faktur_beli,
      tgl_system: exchanged.tgl_system,
      jam: jakartaMinute(exchanged.pada).slice(-5),
      status_slip: exchanged.status === 'BATAL' ? 'DIBATALKAN' : null,
      customer: beli.penjual.nama,
      alamat_customer: beli.penjual.alamat,
      telp_customer: beli.penjual.telp,
      identitas: identityShown(beli.penjual),
      nama_sales: frame.nama_sales,
      user_id: exchanged.user_id,
      jual: jual.total + jual.pph22,
      ppn: jual.ppn,
      beli: beli.total,
      arah: total < 0 ? 'DIBAYAR KE PELANGGAN' : 'DIBAYAR PELANGGAN',
      selisih: Math.abs(total),
      dibayar: settledWith(exchanged),
      keterangan: jual.keterangan,
    },
    lists: {
      barang: [
        heading('BARANG BARU'),
        ...jual.barang.map(soldRow),
        heading('BARANG LAMA'),
        ...beli.barang.flatMap(pieceRows),
      ],
    },
  }
}

const NOTHING = { kode_barcode: null, kadar: null, berat: null, hitungan: null, harga: null }

const heading = (uraian: string): Row => ({ ...NOTHING, uraian })

const soldRow = (line: TukarTambahAnswer['jual']['barang'][number]): Row => ({
  kode_barcode: line.kode_barcode,
  uraian: line.nama_barang,
  kadar: line.kode_kadar,
  berat: gramToMg(line.berat_nota),
  hitungan: null,
  harga: line.harga_jual,
})

/** The money alone: what gold settles stands in the sums. */
function settledWith({ jual, beli }: TukarTambahAnswer): string {
  const out = beli.pembayaran.filter(({ cara }) => cara !== 'TUKAR').map(paidShown)
  const inside = jual.pembayaran
    .filter(({ cara }) => cara !== 'TUKAR')
    .map(({ cara, jumlah }) => `${TENDERS[cara].toUpperCase()} ${formatRupiah(jumlah)}`)
  const change = jual.kembali === 0 ? [] : [`KEMBALI ${formatRupiah(jual.kembali)}`]
  const odd = jual.pembulatan === 0 ? [] : [`PEMBULATAN ${formatRupiah(jual.pembulatan)}`]
  return [...inside, ...odd, ...change, ...out].join(', ')
}
