import { titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { reversedClaims } from '../../engines/document/reverse-claims.ts'
import { reversedJournal } from '../../engines/document/reverse-journal.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { StateClaim } from '../../engines/document/states.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { type BonStep, bonSteps, findBon } from './bon.queries.ts'
import { customerOf, demandBalance } from './open-bon.ts'

type Body = BodyOf<typeof titipan.cancel>

/** What is undone here; money used in a sale comes back when the sale is cancelled. */
const UNDONE = ['TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO']

/** Undoes the last document of a deposit on the day it was written; needs a grant. */
export const cancelTitipan = (
  ctx: Ctx,
  nomor: string,
  body: Body,
): Promise<AnswerOf<typeof titipan.cancel>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decideCancel(store, nomor, body),
  })

async function decideCancel(ctx: StoreCtx, nomor: string, body: Body): Promise<DecidedDocument> {
  const bon = (await findBon(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const last = undoneStep(await bonSteps(ctx.db, ctx.kode_toko, nomor), nomor, body.dokumen)
  if (last.tgl !== tgl) refuse('DOKUMEN_BUKAN_HARI_INI', { nomor: last.nomor, tgl: last.tgl })
  const claims = await reversedClaims(ctx.db, ctx.kode_toko, last.nomor)
  await demandStillThere(ctx, claims)
  const grant = await grantsFor(ctx, [titipan.kind.cancel.grant], body.otorisasi)
  return {
    jenis: 'BATAL_TITIPAN',
    awalan: 'BD',
    kunci_nomor: 'no_batal',
    tgl,
    dokumen: {
      ...customerOf(bon),
      membatalkan: last.nomor,
      total_rp: Math.abs(last.saldo_rp - last.sebelum_rp),
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.alasan,
      isi: { no_titipan: nomor },
    },
    klaim_lain: claims,
    jurnal: await reversedJournal(ctx.db, ctx.kode_toko, last.nomor),
    otorisasi: grant.uses,
    jawaban: { membatalkan: last.nomor },
  }
}

/**
 * The document that is undone: the last that stands, which is the one that is meant.
 * @throws Refusal SUDAH_BATAL, BON_TERPAKAI, TIDAK_BISA_BATAL
 */
function undoneStep(steps: readonly BonStep[], nomor: string, meant: string | undefined): BonStep {
  const undone = new Set(steps.flatMap(({ membatalkan }) => membatalkan ?? []))
  const last = steps.findLast(step => step.membatalkan === null && !undone.has(step.nomor))
  if (meant !== undefined && undone.has(meant)) refuse('SUDAH_BATAL', { nomor: meant })
  if (last === undefined) return refuse('SUDAH_BATAL', { nomor })
  if (!UNDONE.includes(last.jenis)) refuse('BON_TERPAKAI', { nomor, oleh_nomor: last.nomor })
  if (meant === undefined || meant === last.nomor) return last
  if (!steps.some(step => step.nomor === meant && step.membatalkan === null)) {
    return refuse('TIDAK_BISA_BATAL', { nomor: meant })
  }
  return refuse('BON_TERPAKAI', { nomor: meant, oleh_nomor: last.nomor })
}

/** Money moved to another deposit may have gone from there. @throws Refusal SALDO_KURANG */
async function demandStillThere(ctx: StoreCtx, claims: readonly StateClaim[]): Promise<void> {
  for (const { kunci, ubah } of claims) {
    const left = Number(ubah?.uang_rp ?? 0)
    if (left >= 0) continue
    const bon = (await findBon(ctx.db, ctx.kode_toko, kunci)) ?? refuse('TIDAK_DITEMUKAN')
    demandBalance(bon, bon.uang_rp - left)
  }
}
