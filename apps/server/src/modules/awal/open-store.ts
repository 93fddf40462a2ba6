import { MODULES } from '@kencana/contract/modules'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { calendarDay } from '../../platform/clock.ts'
import type { App, StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { enterStore } from '../../platform/transaction.ts'
import { openFirstDay } from '../tutup-toko/index.ts'
import { insertMissingOf } from './awal.queries.ts'
import { storeMasters } from './base-data.ts'
import type { Row } from './row.ts'

/** Trays a new store begins with: a showcase full for a branch, a few for the head office. */
const TRAYS = { PUSAT: 16, CABANG: 40 } as const

interface Filling {
  /** Its AUTH_TYPE says how approvals begin there. */
  readonly app: App
  readonly kode_toko: string
  readonly masters: readonly (readonly [table: string, rows: readonly Row[]])[]
  /** First business day. */
  readonly tgl: string
  readonly at: Date
}

/** What a store needs before its first piece; what is there already is left alone. */
export async function fillStore(
  db: Queryable,
  { app, kode_toko, ...store }: Filling,
): Promise<void> {
  for (const [table, rows] of store.masters) await insertMissingOf(db, kode_toko, table, rows)
  const settings = Object.entries(DEFAULT_SETTINGS).map(([kunci, nilai]) => ({ kunci, nilai }))
  await insertMissingOf(db, kode_toko, 'para_system', settings)
  const byFinger = app.config.authType === 'SIDIK_JARI'
  const modules = MODULES.map(({ key, awal }) => ({
    kunci: key,
    aktif: awal || (byFinger && key === 'FINGERPRINT_MODULE'),
  }))
  await insertMissingOf(db, kode_toko, 'modul', modules)
  await openFirstDay(db, kode_toko, store.tgl, store.at)
}

/**
 * Makes a store that was just entered in Master Toko ready for work: trays, settings, modules and
 * its first business day, today. In the caller's transaction, which goes on in its own store.
 */
export async function openStore(
  ctx: StoreCtx,
  kode_toko: string,
  tipe: keyof typeof TRAYS,
): Promise<void> {
  const at = ctx.now()
  await enterStore(ctx.db, kode_toko)
  const masters = storeMasters(TRAYS[tipe])
  await fillStore(ctx.db, { app: ctx.app, kode_toko, masters, tgl: calendarDay(at), at })
  await enterStore(ctx.db, ctx.kode_toko)
}
