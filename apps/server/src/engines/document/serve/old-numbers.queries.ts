import type { StoreCtx } from '../../../platform/context.ts'
import { first, rows, run, sql } from '../../../platform/sql.ts'

/** Where an old number is written down, behind the kind of its document. */
const LOOKED = 'nomor-lama'
const SEARCHED = 'POST penjualan/cari-lama'

/** Customers and numbers of locked days that a person looked for. */
interface Looks {
  readonly all: ReadonlySet<string>
  /** Without notas whose pieces that person then bought back: those were work. */
  readonly counted: ReadonlySet<string>
}

/** The looks of a person today; one look goes after the other. */
export async function looksOfToday({
  db,
  kode_toko,
  actor: { user_id },
  now,
}: StoreCtx): Promise<Looks> {
  await run(
    db,
    sql`select pg_advisory_xact_lock(7271, hashtext(${kode_toko} || ' ' || ${user_id}))`,
  )
  const found = await rows<{ apa: string; dihitung: boolean }>(
    db,
    sql`select l.apa, bool_or(l.dihitung) as dihitung from (
          select lower(trim(coalesce(a.isi->'body'->>'q', a.isi->'body'->>'nomor'))) as apa,
            not exists (select 1 from nota_dibeli n
              join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = n.nomor
              where n.no_faktur_jual = a.isi->'body'->>'nomor' and d.user_id = ${user_id}
                and d.pada >= date_trunc('day', ${now()}::timestamptz, 'Asia/Jakarta')
            ) as dihitung
          from audit a
          where a.kode_toko = ${kode_toko} and a.user_id = ${user_id}
            and (a.perintah = ${SEARCHED} or a.perintah like ${`GET %/${LOOKED}`})
            and a.pada >= date_trunc('day', ${now()}::timestamptz, 'Asia/Jakarta')
        ) l group by l.apa`,
  )
  return {
    all: new Set(found.map(({ apa }) => apa)),
    counted: new Set(found.filter(one => one.dihitung).map(({ apa }) => apa)),
  }
}

/** Writes into the store's chain who opened what of a locked day by its number, found or not. */
export const keepOldLook = (
  { db, kode_toko, actor, now, requestId }: StoreCtx,
  name: string,
  nomor: string,
) =>
  first(
    db,
    sql`select catat_perintah(${actor.sesi}, ${kode_toko}, ${now()}, ${`GET ${name}/${LOOKED}`},
          ${JSON.stringify({ body: { nomor }, permintaan: requestId })}::jsonb)`,
  )
