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

/** The highest selling price of a gram on the store's board; undefined while it has none. */
export async function dearestGold(ctx: StoreCtx): Promise<number | undefined> {
  const row = await first<{ harga_jual: number | null }>(
    ctx.db,
    sql`select max(harga_jual) as harga_jual
        from (select distinct on (kode_kadar, kode_group) harga_jual from harga_emas
              where kode_toko = ${ctx.kode_toko} and berlaku_pada <= ${ctx.now()}
                and ditarik_pada is null
              order by kode_kadar, kode_group, berlaku_pada desc, id desc) papan`,
  )
  return row?.harga_jual ?? undefined
}

/** Holds the comparing of rows to one transaction at a time; `subject` names whose they are. */
export async function lockMaster(ctx: StoreCtx, subject: string): Promise<void> {
  await run(ctx.db, sql`select pg_advisory_xact_lock(7263, hashtext(${subject}))`)
}
