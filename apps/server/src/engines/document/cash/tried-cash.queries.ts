import type { StoreCtx } from '../../../platform/context.ts'
import { first, run, sql } from '../../../platform/sql.ts'

const TRIED = 'LACI_DICOBA'

/** Cash that a document would take out of a drawer; rupiah. */
export interface TakenOut {
  readonly laci: string
  readonly jumlah: number
}

/** How often a person tried to take cash out of drawers today; one try goes after the other. */
export async function triesOfToday({
  db,
  kode_toko,
  actor: { user_id },
  now,
}: StoreCtx): Promise<number> {
  await run(
    db,
    sql`select pg_advisory_xact_lock(7277, hashtext(${kode_toko} || ' ' || ${user_id}))`,
  )
  const found = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from audit
        where kode_toko = ${kode_toko} and user_id = ${user_id} and perintah = ${TRIED}
          and pada >= date_trunc('day', ${now()}::timestamptz, 'Asia/Jakarta')`,
  )
  return found?.n ?? 0
}

/** Writes into the store's chain who would have taken what out of which drawer. */
export const keepTry = (
  { db, kode_toko, actor, now, requestId }: StoreCtx,
  jenis: string,
  laci: readonly TakenOut[],
) =>
  first(
    db,
    sql`select catat_perintah(${actor.sesi}, ${kode_toko}, ${now()}, ${TRIED},
          ${JSON.stringify({ body: { jenis, laci }, permintaan: requestId })}::jsonb)`,
  )
