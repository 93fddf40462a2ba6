import type { cancelHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { reversedClaims } from '../../../engines/document/reverse-claims.ts'
import { reversedJournal } from '../../../engines/document/reverse-journal.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { grantsFor } from '../../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { findLoan, loanMovements, type MovementRow } from '../hutang.queries.ts'
import { pawnDocument } from './batal.queries.ts'

type Body = BodyOf<typeof cancelHutang>
type Answer = AnswerOf<typeof cancelHutang>

/** A kind of reversal: letters of its number, and the kinds of documents it undoes. */
interface Reversal {
  readonly jenis: string
  readonly awalan: string
}

const OF_LOAN: Reversal = { jenis: 'BATAL_HUTANG', awalan: 'BH' }

/** What the counter and the auction undo; a redemption has a screen of its own. */
const ANY: Readonly<Record<string, Reversal>> = {
  HUTANG: OF_LOAN,
  PERPANJANG_HUTANG: OF_LOAN,
  LELANG_HUTANG: { jenis: 'BATAL_LELANG', awalan: 'BG' },
}
const REDEMPTION: Readonly<Record<string, Reversal>> = {
  TEBUS_HUTANG: { jenis: 'BATAL_HUTANG_LUNAS', awalan: 'BL' },
}

/**
 * Undoes the last document of a loan on the day it was written: the loan itself, the renewal that
 * opened it (then the old loan runs on), or its auction. Needs a grant bound to this command.
 */
export const cancelLoan = (ctx: Ctx, nomor: string, body: Body): Promise<Answer> =>
  cancel(ctx, nomor, body, ANY)

/** Undoes a redemption on the day it was written: the pledge is back in custody. */
export const cancelRedeemed = (ctx: Ctx, nomor: string, body: Body): Promise<Answer> =>
  cancel(ctx, nomor, body, REDEMPTION)

const cancel = (
  ctx: Ctx,
  nomor: string,
  body: Body,
  undoes: Readonly<Record<string, Reversal>>,
): Promise<Answer> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decideCancel(store, nomor, body, undoes),
  })

async function decideCancel(
  ctx: StoreCtx,
  nomor: string,
  body: Body,
  undoes: Readonly<Record<string, Reversal>>,
): Promise<DecidedDocument> {
  if ((await findLoan(ctx.db, ctx.kode_toko, nomor)) === undefined) refuse('TIDAK_DITEMUKAN')
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { last, how } = lastDocument(
    await loanMovements(ctx.db, ctx.kode_toko, nomor),
    { nomor, tgl },
    undoes,
  )
  const undone =
    (await pawnDocument(ctx.db, ctx.kode_toko, last.nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const grant = await grantsFor(ctx, ['BATAL_HUTANG_LUNAS'], body.otorisasi)
  return {
    jenis: how.jenis,
    awalan: how.awalan,
    kunci_nomor: 'no_batal',
    tgl,
    dokumen: {
      membatalkan: undone.nomor,
      kode_sales: undone.kode_sales,
      kode_customer: undone.kode_customer,
      nama_customer: undone.nama_customer,
      alamat_customer: undone.alamat_customer,
      telp_customer: undone.telp_customer,
      total_rp: undone.total_rp,
      berat_mg: undone.berat_mg,
      murni_ug: undone.murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.alasan,
      isi: { laci: undone.laci, no_faktur_hutang: nomor },
    },
    klaim_lain: await reversedClaims(ctx.db, ctx.kode_toko, undone.nomor),
    jurnal: await reversedJournal(ctx.db, ctx.kode_toko, undone.nomor),
    otorisasi: grant.uses,
    jawaban: { membatalkan: undone.nomor, no_faktur_hutang: nomor },
  }
}

/**
 * The document a loan rests on: the last one that was not undone.
 * @throws Refusal SUDAH_BATAL, TIDAK_BISA_BATAL, DOKUMEN_BUKAN_HARI_INI
 */
function lastDocument(
  movements: readonly MovementRow[],
  { nomor, tgl }: { nomor: string; tgl: string },
  undoes: Readonly<Record<string, Reversal>>,
): { last: MovementRow; how: Reversal } {
  const undone = new Set(movements.flatMap(({ membatalkan }) => membatalkan ?? []))
  const last = movements.findLast(step => step.membatalkan === null && !undone.has(step.nomor))
  const how = last === undefined ? undefined : reversalOf(last, undoes)
  if (last !== undefined && how !== undefined && last.tgl === tgl) return { last, how }
  // Somebody was here before: what this screen undoes was the last thing that happened.
  const before = movements.at(-1)
  const kinds = new Set(Object.values(undoes).map(({ jenis }) => jenis))
  if (before?.membatalkan && kinds.has(before.jenis)) {
    refuse('SUDAH_BATAL', { nomor: before.membatalkan })
  }
  if (last === undefined || how === undefined) return refuse('TIDAK_BISA_BATAL', { nomor })
  return refuse('DOKUMEN_BUKAN_HARI_INI', { nomor: last.nomor, tgl: last.tgl })
}

/** A renewal is undone at the loan it opened, not at the one it ended. */
const reversalOf = (
  { jenis, ke_status }: MovementRow,
  undoes: Readonly<Record<string, Reversal>>,
): Reversal | undefined => (ke_status === 'DIPERPANJANG' ? undefined : undoes[jenis])
