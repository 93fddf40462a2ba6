import type { StoreCtx } from '../../platform/context.ts'
import { first, run, sql } from '../../platform/sql.ts'

/** A setting of the store worked for; undefined when it was never set. */
export async function setting(ctx: StoreCtx, kunci: string): Promise<string | undefined> {
  const row = await first<{ nilai: string }>(
    ctx.db,
    sql`select nilai from para_system where kode_toko = ${ctx.kode_toko} and kunci = ${kunci}`,
  )
  return row?.nilai
}

export async function accountExists(ctx: StoreCtx, nomor_akun: string): Promise<boolean> {
  const row = await first(
    ctx.db,
    sql`select 1 from akun where nomor_akun = ${nomor_akun} and dihapus_pada is null`,
  )
  return row !== undefined
}

/** Holds the comparing of rows to one transaction at a time; `subject` names whose they are. */
export async function lockMaster(ctx: StoreCtx, subject: string): Promise<void> {
  await run(ctx.db, sql`select pg_advisory_xact_lock(7263, hashtext(${subject}))`)
}
