import { statfs } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import { calendarDay } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Note, readNotes } from '../../platform/database/operation-note.ts'
import { first, rows, sql } from '../../platform/sql.ts'
import { readInStore } from '../../platform/transaction.ts'
import { type ArchiveFacts, readArchive } from './archive-facts.ts'

/** What the watch saw of one store. */
export interface StoreFacts {
  readonly kode_toko: string
  /** Trial balance: debit minus credit in rupiah, and fine gold; both must be 0. */
  readonly selisih_rp: number
  readonly selisih_ug: number
  /** Effects that still have to leave (R12), and the age of the oldest in seconds. */
  readonly outbox: number
  readonly outbox_detik: number
  /** The most failures of one of them, and why it failed last. */
  readonly outbox_gagal: number
  readonly outbox_galat: string
  /** The open business day; null when none is. */
  readonly tgl: string | null
  /** Something was posted on that day. */
  readonly bergerak: boolean
}

/** Facts of the one database, the same for every process. */
export interface SharedFacts {
  readonly pada: string
  readonly toko: readonly StoreFacts[]
}

/** Facts of this process and its machine. */
export interface LocalFacts {
  /** Used share of the disk of DATA_DIR, 0 to 1. */
  readonly disk: number
  /** Clock of the database minus ours, in seconds. */
  readonly beda_jam_detik: number
  /** The archive of the log; undefined where none was asked for. */
  readonly arsip: ArchiveFacts | undefined
}

/** When backups, drills and checks were made; undefined = never. */
export interface Upkeep {
  readonly dipasang: Date
  readonly cadangan: Date | undefined
  readonly cadangan_gagal: Date | undefined
  /** Why that one failed. */
  readonly cadangan_sebab: string
  readonly latihan: Date | undefined
  readonly latihan_gagal: Date | undefined
  readonly periksa: Date | undefined
  /** Rows the last check of the books found; 0 = whole. */
  readonly periksa_salah: number
  readonly pantau: Note | undefined
}

/** Reads the notes of what was done to this installation. */
export async function readUpkeep(app: App): Promise<Upkeep> {
  const notes = await readNotes(app.pool)
  const history = await first<{ pada: Date }>(
    app.pool,
    sql`select min(pada) as pada from kencana_migrasi`,
  )
  return {
    dipasang: history?.pada ?? app.clock.now(),
    cadangan: notes.CADANGAN?.pada,
    cadangan_gagal: notes.CADANGAN_GAGAL?.pada,
    cadangan_sebab: String(notes.CADANGAN_GAGAL?.rincian.sebab ?? '?'),
    latihan: notes.LATIHAN?.pada,
    latihan_gagal: notes.LATIHAN_GAGAL?.pada,
    periksa: notes.PERIKSA_BUKU?.pada,
    periksa_salah: Number(notes.PERIKSA_BUKU?.rincian.salah ?? 0),
    pantau: notes.PANTAU,
  }
}

/** Looks at every store; `before` lends its trial balances when they are not to be summed now. */
export async function readShared(app: App, before: SharedFacts | undefined): Promise<SharedFacts> {
  const stores = await rows<{ kode_toko: string }>(
    app.readPool,
    sql`select kode_toko from toko where dihapus_pada is null order by kode_toko`,
  )
  const toko: StoreFacts[] = []
  for (const { kode_toko } of stores) {
    const known = before?.toko.find(store => store.kode_toko === kode_toko)
    toko.push(await readStore(app, kode_toko, known))
  }
  return { pada: app.clock.now().toISOString(), toko }
}

async function readStore(
  app: App,
  kode_toko: string,
  known: StoreFacts | undefined,
): Promise<StoreFacts> {
  const [now, sums] = await readInStore(app.readPool, kode_toko, async db => [
    await first<Omit<StoreFacts, 'kode_toko' | 'selisih_rp' | 'selisih_ug'>>(
      db,
      sql`select o.n as outbox, o.detik as outbox_detik, o.gagal as outbox_gagal,
          o.galat as outbox_galat, h.tgl, exists (
            select from jurnal_baris j where j.kode_toko = ${kode_toko} and j.tgl = h.tgl
          ) as bergerak
          from (select count(*)::int as n,
              coalesce(extract(epoch from ${app.clock.now()}::timestamptz
                - min(dibuat_pada)), 0)::int as detik,
              coalesce(max(percobaan), 0) as gagal,
              coalesce((array_agg(galat order by percobaan desc))[1], '') as galat
            from outbox where kode_toko = ${kode_toko} and terkirim_pada is null) o
          left join hari_bisnis h on h.kode_toko = ${kode_toko} and h.status = 'BUKA'`,
    ),
    known ?? (await sumLedger(db, kode_toko)),
  ])
  if (now === undefined || sums === undefined) throw new Error(`nothing known of ${kode_toko}`)
  const { selisih_rp, selisih_ug } = sums
  return { kode_toko, ...now, selisih_rp, selisih_ug }
}

type TrialBalance = Pick<StoreFacts, 'selisih_rp' | 'selisih_ug'>

/** Every line of the store, on one core: the tills have the others. */
async function sumLedger(db: PoolClient, kode_toko: string): Promise<TrialBalance | undefined> {
  await db.query('SET LOCAL max_parallel_workers_per_gather = 0')
  return first<TrialBalance>(
    db,
    sql`select coalesce(sum(debit_rp - kredit_rp), 0)::bigint as selisih_rp,
          coalesce(sum(murni_ug), 0)::bigint as selisih_ug
        from jurnal_baris where kode_toko = ${kode_toko}`,
  )
}

/** Looks at this machine: its disk, and its clock against the database's. */
export async function readLocal(app: App): Promise<LocalFacts> {
  // With a server and a SECRET_KEY of its own there may be no folder yet.
  const { blocks, bavail } = await statfs(app.config.dataDir).catch(() => statfs('.'))
  const asked = app.clock.now().getTime()
  const answer = await first<{ detik: number }>(
    app.readPool,
    sql`select extract(epoch from clock_timestamp())::float8 as detik`,
  )
  const heard = app.clock.now().getTime()
  const skew = (answer?.detik ?? heard / 1000) - (asked + heard) / 2000
  return {
    disk: 1 - bavail / blocks,
    beda_jam_detik: Math.round(skew * 1000) / 1000,
    arsip: await readArchive(app),
  }
}

/** Whether a store's day should have been closed: something was posted and 23:00 WIB has passed. */
export function isLate({ tgl, bergerak }: StoreFacts, now: Date): boolean {
  if (tgl === null || !bergerak) return false
  return calendarDay(new Date(now.getTime() + 3_600_000)) > tgl
}
