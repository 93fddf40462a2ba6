import { refuse } from '@kencana/contract/refusals'
import { commandHash } from '../../engines/grants/command-hash.ts'
import { usingGrants } from '../../engines/grants/keep-refused.ts'
import { burnGrants, grantsFor } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { onceByKey } from '../../platform/http/change.ts'
import { insertPrint, lockPaper, printsOf } from './cetak.queries.ts'

/**
 * Counts a print of a document and answers the copy's number, 0 for the original. The first print
 * is free, each further one needs a grant; the same key asked again gives the same copy, so a lost
 * answer costs no grant. @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH, KUNCI_BEDA
 */
export async function countPrint(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<number> {
  const { kunci } = ctx.key ?? refuse('KUNCI_DIPERLUKAN')
  // The grant may be another one when the same print is asked for again.
  const sidik = commandHash(ctx.command)
  const { answer } = await onceByKey({ ...ctx, key: { kunci, sidik } }, async () => ({
    salinan: await countOne(ctx, nomor, kunci, otorisasi),
  }))
  return answer.salinan
}

async function countOne(
  ctx: StoreCtx,
  nomor: string,
  kunci: string,
  otorisasi: string | undefined,
): Promise<number> {
  const { kode_toko, db } = ctx
  const { user_id } = ctx.actor
  await lockPaper(db, kode_toko, nomor)
  const prints = await printsOf(db, kode_toko, nomor)
  // Counted by a version that kept the keys of prints only here.
  const same = prints.find(print => print.kunci === kunci && print.user_id === user_id)
  if (same !== undefined) return same.urut - 1
  const urut = prints.length + 1
  if (urut > 1) await usingGrants(ctx, otorisasi, () => approved(ctx, nomor, urut, otorisasi))
  const print = { kode_toko, nomor, urut, kunci, user_id, pada: ctx.now() }
  const counted = await insertPrint(db, print, otorisasi ?? null)
  return counted === 1 ? urut - 1 : refuse('KUNCI_BEDA')
}

async function approved(
  ctx: StoreCtx,
  nomor: string,
  urut: number,
  otorisasi: string | undefined,
): Promise<void> {
  const hal = [{ apa: nomor, kata: [['CETAK_KE', String(urut)]] as const }]
  await burnGrants(
    ctx,
    await grantsFor(ctx, [{ kategori: 'CETAK_ULANG_NOTA', hal }], otorisasi),
    nomor,
  )
}
