import { columnOf } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import type { StoreCtx } from '../../platform/context.ts'
import { first, name, rows, type Sql, sql } from '../../platform/sql.ts'
import { enterStore, isStoreCode } from '../../platform/transaction.ts'

/** Where a master's key stands in other rows. */
interface Reference {
  readonly label: string
  readonly table: string
  readonly column: string
  /** Names the referring row for people. */
  readonly key: string
  readonly kept: 'chain' | 'store'
  readonly live: Sql
}

/** Columns of a piece by the master they refer to; only pieces that are there keep it in use. */
const OF_BARANG: Readonly<Record<string, string>> = {
  jenis: 'kode_dept',
  group: 'kode_group',
  kadar: 'kode_kadar',
  baki: 'kode_baki',
  ongkos: 'kode_ongkos',
  bandrol: 'kode_bandrol',
  'kondisi-barang': 'kode_kondisi',
  'aturan-berat': 'aturan_berat',
}

/**
 * Who still uses a record, in words; undefined when nobody does. A chain record may be used in any
 * store, so every store is looked into, one scope after the other.
 */
export async function usedBy(
  ctx: StoreCtx,
  master: MasterDefinition,
  key: string,
): Promise<string | undefined> {
  const all = referencesTo(master)
  const inChain = all.filter(reference => reference.kept === 'chain')
  for (const reference of inChain) {
    const user = await userOf(ctx, reference, key, sql`true`)
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

function referencesTo(master: MasterDefinition): Reference[] {
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
  const column = OF_BARANG[master.name]
  if (column === undefined) return masters
  const barang: Reference = {
    label: 'Barang',
    table: 'barang',
    column,
    key: 'kode_barcode',
    kept: 'store',
    live: sql`status = 'ADA'`,
  }
  return [...masters, barang]
}

async function usedInStore(
  ctx: StoreCtx,
  references: readonly Reference[],
  key: string,
  kode_toko: string,
): Promise<string | undefined> {
  if (kode_toko !== ctx.kode_toko) await scopeTo(ctx, kode_toko)
  for (const reference of references) {
    const user = await userOf(ctx, reference, key, sql`kode_toko = ${kode_toko}`)
    if (user !== undefined) return kode_toko === ctx.kode_toko ? user : `${user} (${kode_toko})`
  }
  return undefined
}

async function userOf(
  ctx: StoreCtx,
  reference: Reference,
  key: string,
  scope: Sql,
): Promise<string | undefined> {
  const row = await first<{ kode: string; n: string }>(
    ctx.db,
    sql`select min(${name(reference.key)}) kode, count(*) n from ${name(reference.table)}
        where ${scope} and ${name(reference.column)} = ${key} and ${reference.live}`,
  )
  const n = Number(row?.n ?? 0)
  if (n === 0) return undefined
  return n === 1 ? `${reference.label} ${row?.kode}` : `${reference.label} ${row?.kode} +${n - 1}`
}

const everyStore = async (ctx: StoreCtx): Promise<string[]> =>
  (await rows<{ kode_toko: string }>(ctx.db, sql`select kode_toko from toko order by kode_toko`))
    .map(row => row.kode_toko)
    .filter(isStoreCode)

const scopeTo = (ctx: StoreCtx, kode_toko: string) => enterStore(ctx.db, kode_toko)
