import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import { TENDERS } from '@kencana/contract/names/tenders'
import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { EXCHANGE_TERMS, slipTukarTambah } from '@kencana/contract/papers/kinds/slip-tukar-tambah'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import { type StoreFrame, storeFrame } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from '../cetak/index.ts'
import { identityShown, paidShown, pieceRows } from '../pembelian/index.ts'
import { showExchange } from './show-tukar-tambah.ts'
import { latestExchange } from './tukar-tambah.queries.ts'

/**
 * Prints the slip of an exchange and counts the print: a further one needs a grant and says
 * SALINAN n. @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printSlip(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const exchanged = await showExchange(ctx, nomor)
  const salinan = await countPrint(ctx, nomor, otorisasi)
  const paper = await slipDocument(ctx, exchanged, salinan)
  return paperFile(ctx, slipTukarTambah, paper, new Date(exchanged.pada))
}

/** The newest exchange of the store, for the designer's preview. */
export const slipSource: PaperSource = {
  kind: slipTukarTambah,
  async latest(ctx) {
    const nomor = await latestExchange(ctx.db, ctx.kode_toko)
    return nomor === undefined ? undefined : slipDocument(ctx, await showExchange(ctx, nomor), 0)
  },
}

async function slipDocument(
  ctx: StoreCtx,
  exchanged: TukarTambahAnswer,
  salinan: number,
): Promise<PaperDocument> {
  const frame =
    (await storeFrame(ctx.db, ctx.kode_toko, exchanged.jual.kode_sales)) ??
    refuse('TIDAK_DITEMUKAN')
  return {
    nomor: exchanged.no_tukar_tambah,
    facts: slipFacts(exchanged, frame),
    tanda: await storeCopies(ctx, slipTukarTambah.ganda, salinan),
  }
}

/** Both sides gross, then who pays the difference. Units as stored. */
function slipFacts(exchanged: TukarTambahAnswer, frame: StoreFrame): PaperFacts {
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
    ketentuan: EXCHANGE_TERMS,
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
  return [...inside, ...change, ...out].join(', ')
}
