import { copyMarks } from '@kencana/contract/papers/copies'
import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { kwitansiGadai } from '@kencana/contract/papers/kinds/kwitansi-gadai'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { findDocument, type KnownDocument } from '../../../engines/document/serve/find-document.ts'
import type { PaperSource } from '../../../engines/paper/paper-endpoints.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { countPrint } from '../../cetak/index.ts'
import { findLoan, type LoanRow, loanGoods } from '../hutang.queries.ts'
import { documentDetails, documentTenders, latestReceipt, type TenderRow } from './surat.queries.ts'
import {
  frameOf,
  isDouble,
  type PawnPaper,
  pawnFile,
  pledgeRows,
  sharedValues,
} from './surat-paper.ts'

/** Documents that end a loan with a receipt; a renewal gives a new letter. */
const TITLES: Readonly<Record<string, string>> = {
  TEBUS_HUTANG: 'KWITANSI PENEBUSAN',
  LELANG_HUTANG: 'KWITANSI LELANG',
  BAYAR_KELEBIHAN: 'PEMBAYARAN KELEBIHAN LELANG',
}

/** Prints the receipt of what ended a loan, counted in the same way by its own number. */
export async function printReceipt(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const end = await endOf(ctx, loan)
  const salinan = await countPrint(ctx, end.nomor, otorisasi)
  return pawnFile(ctx, kwitansiGadai, await receiptPaper(ctx, loan, end, salinan))
}

/** The newest receipt of the store, for the designer. */
export const receiptSource: PaperSource = {
  kind: kwitansiGadai,
  async latest(ctx) {
    const nomor = await latestReceipt(ctx.db, ctx.kode_toko)
    const loan = nomor === undefined ? undefined : await findLoan(ctx.db, ctx.kode_toko, nomor)
    if (loan === undefined) return undefined
    return receiptPaper(ctx, loan, await endOf(ctx, loan), 0)
  },
}

/** The document that ended a loan with a receipt. @throws Refusal TIDAK_DITEMUKAN */
async function endOf(ctx: StoreCtx, { no_akhir }: LoanRow): Promise<KnownDocument> {
  const end = no_akhir === null ? undefined : await findDocument(ctx.db, ctx.kode_toko, no_akhir)
  return end !== undefined && TITLES[end.jenis] !== undefined ? end : refuse('TIDAK_DITEMUKAN')
}

/** The receipt of what ended a loan. */
async function receiptPaper(
  ctx: StoreCtx,
  loan: LoanRow,
  end: KnownDocument,
  salinan: number,
): Promise<PawnPaper> {
  const { db, kode_toko } = ctx
  const frame = await frameOf(ctx, loan, kwitansiGadai)
  const goods = await loanGoods(db, kode_toko, loan.no_faktur_hutang)
  const details = await documentDetails(db, kode_toko, end.nomor)
  const tenders = await documentTenders(db, kode_toko, end.nomor)
  const facts: PaperFacts = {
    values: {
      ...sharedValues(loan, goods, frame),
      judul: TITLES[end.jenis] ?? '',
      nomor: end.nomor,
      tgl_system: end.tgl,
      jam: jakartaMinute(end.pada.toISOString()).slice(-5),
      lama_pinjam: loan.lama_pinjam,
      lokasi: loan.lokasi,
      pihak: partyOf(details?.pembeli ?? null, details?.penerima ?? null),
      user_id: end.user_id,
      total: end.total_rp + (end.pembulatan_rp ?? 0),
      kembali: end.kembali_rp,
      dibayar: paidBy(tenders, details?.pencairan ?? null, end.total_rp),
      keterangan: end.keterangan,
    },
    lists: { barang: pledgeRows(goods, frame), rincian: breakdown(loan, end) },
    ketentuan: [],
  }
  return {
    nomor: end.nomor,
    templat: frame.templat,
    at: end.pada.toISOString(),
    facts,
    tanda: copyMarks(isDouble(frame, kwitansiGadai), salinan),
  }
}

const partyOf = (pembeli: string | null, penerima: string | null): string | null => {
  if (pembeli !== null) return `Pembeli lelang: ${pembeli}`
  return penerima === null ? null : `Diterima oleh: ${penerima}`
}

const paidBy = (tenders: readonly TenderRow[], pencairan: string | null, total: number): string =>
  pencairan === null
    ? `Dibayar: ${tenders.map(t => `${t.cara} ${formatRupiah(t.jumlah_rp)}`).join(', ')}`
    : `Dibayarkan: ${pencairan} ${formatRupiah(total)}`

/** How the money of a document is made up; nothing is printed where there is nothing. */
function breakdown(loan: LoanRow, end: KnownDocument): Row[] {
  const isAuction = end.jenis !== 'TEBUS_HUTANG'
  const principal = loan.jumlah_hutang_rp - (loan.kekurangan_rp ?? 0)
  const lines: readonly (readonly [string, number])[] = [
    ...(isAuction ? [['Hasil lelang', loan.hasil_rp ?? 0] as const] : []),
    ...(isAuction ? [['Biaya lelang', -(loan.biaya_rp ?? 0)] as const] : []),
    ['Pokok pinjaman', isAuction ? -principal : principal],
    ['Bunga', signed(isAuction, loan.bunga_rp)],
    ['Denda', signed(isAuction, loan.denda_rp)],
    ...(isAuction ? [['Kelebihan untuk nasabah', loan.kelebihan_rp ?? 0] as const] : []),
    ['Pembulatan tunai', end.pembulatan_rp ?? 0],
    ['Kembali', end.kembali_rp],
  ]
  return lines.flatMap(([nama, nilai]) => (nilai === 0 ? [] : [{ nama, nilai }]))
}

const signed = (isAuction: boolean, amount: number | null): number =>
  isAuction ? -(amount ?? 0) : (amount ?? 0)
