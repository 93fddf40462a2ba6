import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { identityFor } from '@kencana/contract/areas/hutang/identity'
import type { Row } from '@kencana/contract/papers/kind'
import { slipPembelian } from '@kencana/contract/papers/kinds/slip-pembelian'
import { fillText } from '@kencana/contract/refusals'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { latestDocument } from '../../engines/document/serve/find-document.ts'
import { type StoreFrame, storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import { showPurchase } from './show-pembelian.ts'

const slip = countedSlip<PembelianAnswer>({
  kind: slipPembelian,
  find: showPurchase,
  latest: ctx => latestDocument(ctx, ['PEMBELIAN']),
  nomor: bought => bought.no_faktur_beli,
  at: bought => new Date(bought.pada),
  facts: async (ctx, bought) => slipFacts(bought, await storeFrame(ctx, bought.kode_sales)),
})

export const printSlip = slip.print
export const slipSource = slip.source

/** What a purchase tells its seller: every step of every price. Units as stored. */
function slipFacts(bought: PembelianAnswer, frame: StoreFrame): SlipFacts {
  const { penjual } = bought
  return {
    values: {
      ...storeValues(frame),
      judul: 'SLIP PEMBELIAN',
      nomor: bought.no_faktur_beli,
      tgl_system: bought.tgl_system,
      jam: jakartaMinute(bought.pada).slice(-5),
      status_slip: bought.status === 'BATAL' ? 'DIBATALKAN' : null,
      customer: penjual.nama,
      alamat_customer: penjual.alamat,
      telp_customer: penjual.telp,
      identitas: identityShown(penjual),
      nama_sales: frame.nama_sales,
      user_id: bought.user_id,
      jumlah_barang: bought.barang.length,
      berat: gramToMg(bought.berat),
      total: bought.total,
      dibayar: bought.pembayaran.map(paidShown).join(', '),
      keterangan: bought.keterangan,
    },
    lists: { barang: bought.barang.flatMap(pieceRows) },
  }
}

type Line = PembelianAnswer['barang'][number]

/** A piece with its nota and condition, its rule and each step, and what was agreed beside it. */
export function pieceRows(line: Line): Row[] {
  const agreed = line.harga_beli - line.target
  const step = (uraian: string, hitungan: number): Row => ({ uraian, hitungan })
  return [
    {
      kode_barcode: line.kode_barcode,
      uraian: [line.nama_barang, line.no_faktur_jual ?? 'Tanpa nota', conditionOf(line)].join(', '),
      kadar: line.kode_kadar,
      berat: gramToMg(line.berat),
      harga: line.harga_beli,
    },
    { uraian: ruleOf(line) },
    ...line.kerja.map(({ teks, facts, jumlah_rp }) => step(fillText(teks, facts), jumlah_rp)),
    ...(agreed === 0 ? [] : [step('Selisih disepakati', agreed)]),
  ]
}

/** Rules a shop begins with have no version yet. */
const ruleOf = ({ aturan: { nama, versi } }: Line): string =>
  versi === 0 ? nama : `${nama}, versi ${String(versi)}`

const conditionOf = ({ kode_kondisi, kerusakan }: Line): string =>
  [kode_kondisi, ...kerusakan].join(' ')

/** A slip is in the hands of whoever holds it: of the identity it shows the last four signs. */
export const identityShown = ({ jenis_identitas, no_identitas }: PembelianAnswer['penjual']) =>
  no_identitas === null ? null : `${jenis_identitas ?? 'KTP'} ${identityFor('KASIR', no_identitas)}`

const WAYS = {
  TUNAI: 'TUNAI',
  TRANSFER: 'TRANSFER',
  SALDO: 'TITIPAN',
  TUKAR: 'TUKAR TAMBAH',
} as const

export const paidShown = ({
  cara,
  jumlah,
  no_bon,
}: PembelianAnswer['pembayaran'][number]): string =>
  [WAYS[cara], no_bon, formatRupiah(jumlah)].filter(Boolean).join(' ')
