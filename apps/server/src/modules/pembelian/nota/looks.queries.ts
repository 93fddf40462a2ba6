import type { StoreCtx } from '../../../platform/context.ts'
import { first, rows, run, sql } from '../../../platform/sql.ts'

const LOOKED = 'GET pembelian/nota-toko-lain'

/** A nota of another store that somebody asked for. */
export interface Look {
  readonly nomor: string
  readonly toko: string
  readonly hasil: 'ada' | 'tidak ada'
}

/** Notas of other stores a person asked for in the last day; one look goes after the other. */
export async function looksOfDay({
  db,
  kode_toko,
  actor: { user_id },
  now,
}: StoreCtx): Promise<ReadonlyMap<string, Date>> {
  await run(
    db,
    sql`select pg_advisory_xact_lock(7276, hashtext(${kode_toko} || ' ' || ${user_id}))`,
  )
  const found = await rows<{ nomor: string; pada: Date }>(
    db,
    sql`select isi->'body'->>'nomor' as nomor, min(pada) as pada from audit
        where kode_toko = ${kode_toko} and user_id = ${user_id} and perintah = ${LOOKED}
          and pada > ${now()}::timestamptz - interval '1 day'
        group by 1`,
  )
  return new Map(found.map(({ nomor, pada }) => [nomor, pada]))
}

/** Writes into the store's chain who asked what nota of which store, found or not. */
export const keepLook = ({ db, kode_toko, actor, now, requestId }: StoreCtx, look: Look) =>
  first(
    db,
    sql`select catat_perintah(${actor.sesi}, ${kode_toko}, ${now()}, ${LOOKED},
          ${JSON.stringify({ body: look, permintaan: requestId })}::jsonb)`,
  )
