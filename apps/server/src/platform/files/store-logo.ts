import { join } from 'node:path'
import type { App, Ctx, StoreCtx } from '../context.ts'
import { first, type Queryable, run, sql } from '../sql.ts'
import { inStore } from '../transaction.ts'
import { normaliseLogo } from './pictures.ts'
import { diskStore, newFileName } from './storage.ts'

/** The picture a store prints on its papers: PNG, with its size in points. */
export interface StoreLogo {
  readonly bytes: Buffer
  readonly lebar: number
  readonly tinggi: number
}

interface LogoRow {
  berkas: string
  lebar: number
  tinggi: number
}

const filesOf = ({ config }: Pick<App, 'config'>) => diskStore(join(config.dataDir, 'files'))

const logoRow = (db: Queryable, kode_toko: string): Promise<LogoRow | undefined> =>
  first<LogoRow>(
    db,
    sql`select berkas, lebar, tinggi from logo_toko where kode_toko = ${kode_toko}`,
  )

/** The logo of a store, on a connection of that store; undefined where it has none. */
export async function storeLogo(
  app: Pick<App, 'config'>,
  db: Queryable,
  kode_toko: string,
): Promise<StoreLogo | undefined> {
  const row = await logoRow(db, kode_toko)
  const bytes = row === undefined ? undefined : await filesOf(app).get(kode_toko, row.berkas)
  if (row === undefined || bytes === undefined) return undefined
  return { bytes, lebar: row.lebar, tinggi: row.tinggi }
}

/**
 * Keeps a picture from outside as the logo of the store worked for, and does `also` in the same
 * transaction. The older file goes when the new one counts. Throws a `FileProblem`.
 */
export async function keepLogo(
  ctx: Ctx,
  picture: Buffer,
  also: (ctx: StoreCtx) => Promise<void>,
): Promise<void> {
  const { png, width, height } = await normaliseLogo(picture)
  const berkas = newFileName(ctx.now(), 'png')
  const files = filesOf(ctx.app)
  await files.put(ctx.kode_toko, berkas, png)
  const older = await inStore(ctx.app.pool, ctx.kode_toko, async db => {
    const before = await logoRow(db, ctx.kode_toko)
    await run(
      db,
      sql`insert into logo_toko (kode_toko, berkas, lebar, tinggi, diubah_pada, diubah_oleh)
          values (${ctx.kode_toko}, ${berkas}, ${width}, ${height}, ${ctx.now()},
            ${ctx.actor.user_id})
          on conflict (kode_toko) do update set berkas = excluded.berkas, lebar = excluded.lebar,
            tinggi = excluded.tinggi, diubah_pada = excluded.diubah_pada,
            diubah_oleh = excluded.diubah_oleh`,
    )
    await also({ ...ctx, db })
    return before
  })
  if (older !== undefined) await files.remove(ctx.kode_toko, older.berkas)
}

/** Prints without a logo from now on; whether there was one. Its file stays, small and unused. */
export const dropLogo = async (ctx: StoreCtx): Promise<boolean> =>
  (await run(ctx.db, sql`delete from logo_toko where kode_toko = ${ctx.kode_toko}`)) > 0
