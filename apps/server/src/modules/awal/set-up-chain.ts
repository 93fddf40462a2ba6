import { DEFAULT_AKSES } from '@kencana/contract/access'
import type { Level } from '@kencana/contract/permissions'
import type { App } from '../../platform/context.ts'
import { hashPassword } from '../../platform/session/password.ts'
import type { Queryable } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import { putSetting } from '../pengaturan/index.ts'
import { insertUser } from '../users/index.ts'
import { insertMissing, isEmpty } from './awal.queries.ts'
import { CHAIN_MASTERS, storeMasters } from './base-data.ts'
import { fillStore } from './open-store.ts'
import type { Row } from './row.ts'

export interface StorePlan {
  readonly kode_toko: string
  readonly nomor: number
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly kota: string
  readonly telepon: string
  readonly tipe: 'PUSAT' | 'CABANG'
  readonly trays: number
  readonly masters: readonly (readonly [table: string, rows: readonly Row[]])[]
}

export interface UserPlan {
  readonly user_id: string
  readonly nama: string
  readonly level: Level
  readonly kode_toko: string
}

interface ChainPlan {
  readonly stores: readonly StorePlan[]
  readonly users: readonly UserPlan[]
  /** Shared masters beside those every chain begins with. */
  readonly masters?: StorePlan['masters']
  readonly password: string
  /** First business day of every store. */
  readonly tgl: string
}

/** Makes a new chain on an empty database: masters, stores, users, the first open day. */
export async function setUpChain(app: App, plan: ChainPlan): Promise<void> {
  if (!(await isEmpty(app.pool))) return
  const [firstStore] = plan.stores
  if (firstStore === undefined) throw new Error('a chain has at least one store')
  const sandi = await hashPassword(plan.password)
  await inStore(app.pool, firstStore.kode_toko, async db => {
    for (const store of plan.stores) {
      const { trays: _, masters: __, ...row } = store
      await insertMissing(db, 'toko', [{ ...row }])
    }
    for (const [table, rows] of [...CHAIN_MASTERS, ...(plan.masters ?? [])]) {
      await insertMissing(db, table, rows)
    }
    for (const user of plan.users) {
      await insertUser(db, { ...user, sandi, akses: DEFAULT_AKSES[user.level] })
    }
  })
  for (const store of plan.stores) await setUpStore(app, store, plan.tgl)
}

async function setUpStore(app: App, store: StorePlan, tgl: string): Promise<void> {
  const { kode_toko } = store
  await inStore(app.pool, kode_toko, async db => {
    const masters = [...storeMasters(store.trays), ...store.masters]
    await fillStore(db, { app, kode_toko, masters, tgl, at: app.clock.now() })
  })
}

export const setSampleState = (db: Queryable, kode_toko: string, nilai: string): Promise<number> =>
  putSetting(db, { kode_toko, kunci: 'TOKO_CONTOH', nilai }, null)
