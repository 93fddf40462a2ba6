import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { slipBatal } from '@kencana/contract/papers/kinds/slip-batal'
import { refuse } from '@kencana/contract/refusals'
import { refunds } from '@kencana/domain/cart'
import { findDocument, type KnownDocument } from '../../../engines/document/serve/find-document.ts'
import { storeCopies } from '../../../engines/paper/draw-paper.ts'
import { moneyRows } from '../../../engines/paper/money-rows.ts'
import { paperFile } from '../../../engines/paper/paper-file.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { countPrint } from '../../cetak/index.ts'
import { findLoan, loanGoods, loanMovements, type MovementRow } from '../hutang.queries.ts'
import { documentDetails, documentTenders } from './surat.queries.ts'
import { frameOf, pledgeRows, sharedValues } from './surat-paper.ts'

/** What is undone, by the kind of the document. */
const TITLES: Readonly<Record<string, string>> = {
  HUTANG: 'PEMBATALAN PINJAMAN',
  PERPANJANG_HUTANG: 'PEMBATALAN PERPANJANGAN',
  TEBUS_HUTANG: 'PEMBATALAN PENEBUSAN',
  LELANG_HUTANG: 'PEMBATALAN LELANG',
}

/**
 * Prints the slip of the last cancellation of a loan, counted by the number of the cancellation as
 * that of a sale is. @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printCancelled(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const steps = await loanMovements(ctx.db, ctx.kode_toko, nomor)
  const step = steps.findLast(one => one.membatalkan !== null) ?? refuse('TIDAK_DITEMUKAN')
  const undone = await findDocument(ctx.db, ctx.kode_toko, step.membatalkan ?? '')
  if (undone === undefined) return refuse('TIDAK_DITEMUKAN')
  const salinan = await countPrint(ctx, step.nomor, otorisasi)
  const facts = await cancelledFacts(ctx, nomor, step, undone)
  const tanda = await storeCopies(ctx, slipBatal.ganda, salinan)
  return paperFile(ctx, slipBatal, { nomor: step.nomor, facts, tanda }, step.pada)
}

async function cancelledFacts(
  ctx: StoreCtx,
  nomor: string,
  step: MovementRow,
  undone: KnownDocument,
): Promise<PaperFacts> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const frame = await frameOf(ctx, loan, slipBatal)
  const goods = await loanGoods(ctx.db, ctx.kode_toko, nomor)
  const { arah, uang } = await moneyOf(ctx, undone)
  return {
    values: {
      ...sharedValues(loan, goods, frame),
      judul: TITLES[undone.jenis] ?? '',
      nomor: step.nomor,
      tgl_system: step.tgl,
      jam: jakartaMinute(step.pada.toISOString()).slice(-5),
      membatalkan: undone.nomor,
      customer: loan.nama_customer,
      telp_customer: loan.telp_customer,
      user_id: step.user_id,
      penyetuju: step.penyetuju,
      alasan: step.keterangan,
      arah,
      total: undone.total_rp + (undone.pembulatan_rp ?? 0),
    },
    lists: { barang: pledgeRows(goods, frame), uang },
    ketentuan: [],
  }
}

/** Money goes back the way it came: to the customer what he paid, to the shop what it paid out. */
async function moneyOf(
  { db, kode_toko }: StoreCtx,
  { nomor, total_rp, kembali_rp }: KnownDocument,
): Promise<{ arah: string; uang: Row[] }> {
  const details = await documentDetails(db, kode_toko, nomor)
  if (details?.pencairan) {
    const { pencairan: cara, bank: kode_bank, rekening: no_rekening } = details
    const paid = { cara, kode_bank, no_rekening, jumlah: total_rp, kartu_akhir: null }
    return { arah: 'Uang yang diterima kembali', uang: moneyRows([paid]) }
  }
  const tenders = await documentTenders(db, kode_toko, nomor)
  const handed = tenders.map(({ jumlah_rp, ...tender }) => ({ ...tender, jumlah: jumlah_rp }))
  return { arah: 'Uang yang dikembalikan', uang: moneyRows(refunds(handed, kembali_rp)) }
}
