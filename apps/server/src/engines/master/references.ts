import { columnOf } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import type { StoreCtx } from '../../platform/context.ts'
import { first, name, rows, type Sql, sql } from '../../platform/sql.ts'
import { enterStore, isStoreCode } from '../../platform/transaction.ts'

/** A column outside the masters that holds a master's key; its module's door declares it. */
export interface MasterUse {
  /** Name of the master. */
  readonly master: string
  /** What people call a row that refers: 'Barang'. */
  readonly label: string
  readonly table: string
  readonly column: string
  /** Column that names the referring row. */
  readonly key: string
  readonly kept: 'chain' | 'store'
  /** Rows that still count, of a store where it is kept by stores: pieces that are there. */
  readonly live: Sql | ((kode_toko: string) => Sql)
}

type Reference = Omit<MasterUse, 'master'>

/**
 * Who still uses a record, in words; undefined when nobody does. A chain record may be used in any
 * store, so every store is looked into, one scope after the other.
 */
export async function usedBy(
  ctx: StoreCtx,
  master: MasterDefinition,
  key: string,
  uses: readonly MasterUse[],
): Promise<string | undefined> {
  const all = referencesTo(master, uses)
  const inChain = all.filter(reference => reference.kept === 'chain')
  for (const reference of inChain) {
    const user = await userOf(ctx, reference, key, liveIn(reference, ctx.kode_toko))
    if (user !== undefined) return user
  }
  const inStores = all.filter(reference => reference.kept === 'store')
  if (inStores.length === 0) return undefined
  const stores = master.kept === 'store' ? [ctx.kode_toko] : await everyStore(ctx)
  try {
    for (const store of stores) {
      const user = await usedInStore(ctx, inStores, key, store)
      if (user !== undefined) return user
    }
  } finally {
    await scopeTo(ctx, ctx.kode_toko)
  }
  return undefined
}

function referencesTo(master: MasterDefinition, uses: readonly MasterUse[]): Reference[] {
  const masters = MASTERS.flatMap(other =>
    Object.entries(other.fields).flatMap(([field, kind]) =>
      kind.kind === 'ref' && kind.master === master.name
        ? [
            {
              label: other.title,
              table: other.table,
              column: columnOf(field, kind),
              key: other.key,
              kept: other.kept,
              live: sql`dihapus_pada is null`,
            },
          ]
        : [],
    ),
  )
  return [...masters, ...uses.filter(use => use.master === master.name)]
}

async function usedInStore(
  ctx: StoreCtx,
  references: readonly Reference[],
  key: string,
  kode_toko: string,
): Promise<string | undefined> {
  await scopeTo(ctx, kode_toko)
  for (const reference of references) {
    const scope = sql`kode_toko = ${kode_toko} and ${liveIn(reference, kode_toko)}`
    const user = await userOf(ctx, reference, key, scope)
    if (user !== undefined) return kode_toko === ctx.kode_toko ? user : `${user} (${kode_toko})`
  }
  return undefined
}

const liveIn = ({ live }: Reference, kode_toko: string): Sql =>
  typeof live === 'function' ? live(kode_toko) : live

async function userOf(
  ctx: StoreCtx,
  reference: Reference,
  key: string,
  scope: Sql,
): Promise<string | undefined> {
  const table = name(reference.table)
  const row = await first<{ kode: string; n: string }>(
    ctx.db,
    sql`select min(kode) kode, count(*) n from (
          select ${name(reference.key)} kode from ${table}
          where ${name(reference.column)} = ${key} and ${scope}
          limit ${COUNTED}) pemakai`,
  )
  const n = Number(row?.n ?? 0)
  if (n === 0) return undefined
  const more = n === COUNTED ? ` +${String(COUNTED - 1)}…` : ` +${String(n - 1)}`
  return n === 1 ? `${reference.label} ${row?.kode}` : `${reference.label} ${row?.kode}${more}`
}

/** Who uses a jenis may be half the stock: more than these are not counted. */
const COUNTED = 1000

const everyStore = async (ctx: StoreCtx): Promise<string[]> =>
  (await rows<{ kode_toko: string }>(ctx.db, sql`select kode_toko from toko order by kode_toko`))
    .map(row => row.kode_toko)
    .filter(isStoreCode)

const scopeTo = (ctx: StoreCtx, kode_toko: string) => enterStore(ctx.db, kode_toko)
