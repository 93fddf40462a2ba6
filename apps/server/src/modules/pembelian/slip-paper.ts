import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { identityFor } from '@kencana/contract/areas/hutang/identity'
import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { PURCHASE_TERMS, slipPembelian } from '@kencana/contract/papers/kinds/slip-pembelian'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { fillText, refuse } from '@kencana/contract/refusals'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import { type StoreFrame, storeFrame } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from '../cetak/index.ts'
import { latestPurchase } from './pembelian.queries.ts'
import { showPurchase } from './show-pembelian.ts'

/**
 * Prints the slip of a purchase and counts the print: a further one needs a grant and says
 * SALINAN n. @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printSlip(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const bought = await showPurchase(ctx, nomor)
  const salinan = await countPrint(ctx, nomor, otorisasi)
  const paper = await slipDocument(ctx, bought, salinan)
  return paperFile(ctx, slipPembelian, paper, new Date(bought.pada))
}

/** The newest purchase of the store, for the designer's preview. */
export const slipSource: PaperSource = {
  kind: slipPembelian,
  async latest(ctx) {
    const nomor = await latestPurchase(ctx.db, ctx.kode_toko)
    return nomor === undefined ? undefined : slipDocument(ctx, await showPurchase(ctx, nomor), 0)
  },
}

async function slipDocument(
  ctx: StoreCtx,
  bought: PembelianAnswer,
  salinan: number,
): Promise<PaperDocument> {
  const frame =
    (await storeFrame(ctx.db, ctx.kode_toko, bought.kode_sales)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor: bought.no_faktur_beli,
    facts: slipFacts(bought, frame),
    tanda: await storeCopies(ctx, slipPembelian.ganda, salinan),
  }
}

/** What a purchase tells its seller: every step of every price. Units as stored. */
function slipFacts(bought: PembelianAnswer, frame: StoreFrame): PaperFacts {
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
    ketentuan: PURCHASE_TERMS,
  }
}

type Line = PembelianAnswer['barang'][number]

const NOTHING = { kode_barcode: null, kadar: null, berat: null, hitungan: null, harga: null }

/** A piece with its nota and condition, its rule and each step, and what was agreed beside it. */
export function pieceRows(line: Line): Row[] {
  const agreed = line.harga_beli - line.target
  const step = (uraian: string, hitungan: number | null): Row => ({ ...NOTHING, uraian, hitungan })
  return [
    {
      kode_barcode: line.kode_barcode,
      uraian: [line.nama_barang, line.no_faktur_jual ?? 'Tanpa nota', conditionOf(line)].join(', '),
      kadar: line.kode_kadar,
      berat: gramToMg(line.berat),
      hitungan: null,
      harga: line.harga_beli,
    },
    step(`${line.aturan.nama} (v${line.aturan.versi})`, null),
    ...line.kerja.map(({ teks, facts, jumlah_rp }) => step(fillText(teks, facts), jumlah_rp)),
    ...(agreed === 0 ? [] : [step('Disepakati', agreed)]),
  ]
}

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
