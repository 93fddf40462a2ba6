import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChange, MasterChanged } from '@kencana/contract/kit/masters/routes'
import { pageWindow } from '@kencana/contract/kit/page'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { every, first, name, rows, run, sql } from '../../platform/sql.ts'
import { changedFields, noteChanged } from '../../platform/trail/changed.ts'
import { masterNamed } from './check-values.ts'
import { findRow, within } from './master-table.ts'

interface Change {
  readonly kode: string
  readonly aksi: MasterChange['aksi']
  readonly sebelum: object | null
  readonly sesudah: object | null
}

/** Keeps what a row was and became, in the transaction that changed it; the chain is told too. */
export async function recordHistory(
  ctx: StoreCtx,
  master: MasterDefinition,
  change: Change,
): Promise<void> {
  const now = ctx.now()
  const store = master.kept === 'store'
  await run(
    ctx.db,
    sql`insert into ${historyTable(master)} (${store ? sql`kode_toko,` : sql``} id, master, kode,
          aksi, user_id, pada, sebelum, sesudah)
        values (${store ? sql`${ctx.kode_toko},` : sql``} ${uuidv7(now)}, ${master.name},
          ${change.kode}, ${change.aksi}, ${ctx.actor.user_id}, ${now},
          ${json(change.sebelum)}::jsonb, ${json(change.sesudah)}::jsonb)`,
  )
  await noteChanged(ctx.db, () => changedRow(ctx, master, change))
}

/** The change as the audit trail tells it: which record, and each field that a person changed. */
async function changedRow(ctx: StoreCtx, master: MasterDefinition, change: Change) {
  const { kode, aksi, sebelum, sesudah } = change
  const told = sesudah ?? sebelum
  const nama = told === null ? null : (told as Values)[master.nameField]
  const named = Object.keys(master.fields).filter(field => {
    return aksi === 'UBAH' || ![master.key, master.nameField].includes(field)
  })
  // What is gone or came back as it was is told by itself.
  const sides = aksi === 'UBAH' || aksi === 'TAMBAH' ? changedFields(named, sebelum, sesudah) : {}
  const bidang: Record<string, readonly [unknown, unknown]> = {}
  for (const [field, [lama = null, baru = null]] of Object.entries(sides)) {
    bidang[field] = [await called(ctx, master, field, lama), await called(ctx, master, field, baru)]
  }
  const isNamed = typeof nama === 'string' && nama !== kode
  return { tabel: master.resource, kode, nama: isNamed ? nama : null, aksi, bidang }
}

type Values = Readonly<Record<string, unknown>>

/** The value of a field; a code of another master with the name it has now. */
async function called(ctx: StoreCtx, master: MasterDefinition, field: string, value: unknown) {
  const kind = master.fields[field]
  if (kind?.kind !== 'ref' || typeof value !== 'string') return value
  const other = masterNamed(kind.master)
  const known = (await findRow(ctx, other, value))?.[other.nameField]
  return typeof known === 'string' && known !== value ? `${value} ${known}` : value
}

const json = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value)

/** Every change of one row, newest first. */
export async function masterHistory(
  ctx: StoreCtx,
  master: MasterDefinition,
  kode: string,
): Promise<MasterChange[]> {
  const found = await rows<Omit<MasterChange, 'pada'> & { pada: Date }>(
    ctx.db,
    sql`select id, aksi, user_id, pada, sebelum, sesudah from ${historyTable(master)}
        where ${within(master, ctx.kode_toko)} and master = ${master.name} and kode = ${kode}
        order by pada desc, id desc limit 500`,
  )
  return found.map(row => ({ ...row, pada: row.pada.toISOString() }))
}

/** Changes of any row of a master, newest first, a page of them. */
export async function masterChanges(
  ctx: StoreCtx,
  master: MasterDefinition,
  query: {
    kode?: string | undefined
    user_id?: string | undefined
    skip?: number | undefined
    limit: number
    page?: number | undefined
  },
) {
  const window = pageWindow(query)
  const where = every([
    within(master, ctx.kode_toko),
    sql`master = ${master.name}`,
    ...(query.kode ? [sql`position(lower(${query.kode}) in lower(kode)) > 0`] : []),
    ...(query.user_id ? [sql`user_id = ${query.user_id}`] : []),
  ])
  const table = historyTable(master)
  const total = await first<{ n: string }>(
    ctx.db,
    sql`select count(*) n from ${table} where ${where}`,
  )
  const found = await rows<Omit<MasterChanged, 'pada'> & { pada: Date }>(
    ctx.db,
    sql`select id, kode, aksi, user_id, pada, sebelum, sesudah from ${table} where ${where}
        order by pada desc, id desc limit ${window.limit} offset ${window.skip}`,
  )
  const data = found.map(row => ({ ...row, pada: row.pada.toISOString() }))
  return { count: Number(total?.n ?? 0), data, ...window }
}

const historyTable = (master: MasterDefinition) =>
  name(master.kept === 'store' ? 'riwayat_master_toko' : 'riwayat_master_pusat')
