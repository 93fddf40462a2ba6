import pg from 'pg'
import pino from 'pino'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { positionOf } from '../../apps/server/src/operations/wal/position.ts'
import {
  connectReplication,
  followLog,
  SLOT,
} from '../../apps/server/src/operations/wal/replication.ts'
import { alarmsOf, LIMITS, type Limits } from '../../apps/server/src/operations/watch/alarms.ts'
import {
  type ArchiveFacts,
  serverArchive,
  watchArchive,
} from '../../apps/server/src/operations/watch/archive-facts.ts'
import { lastSeen, startWatch } from '../../apps/server/src/operations/watch/watch.ts'
import type { Clock } from '../../apps/server/src/platform/clock.ts'
import type { App } from '../../apps/server/src/platform/context.ts'
import { writeNote } from '../../apps/server/src/platform/database/operation-note.ts'
import { ask, eventually } from '../database/folders.ts'
import { tradeOneDay } from '../database/traded-day.ts'
import { carry, say } from '../kurir/carry.ts'
import { logIn } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { tools } from './site.ts'

/** Morning of the first day in WIB, as a difference to the real time; tests move it. */
const MORNING = new Date('2026-11-21T03:00:00Z').getTime() - Date.now()
let offset = MORNING
const clock: Clock = { now: () => new Date(Date.now() + offset) }
const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)

const api = await testShop({ clock })
const day = await tradeOneDay(api)
await carry(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

interface State {
  pada: string | null
  alarm: { nama: string; toko: string | null; kalimat: string }[]
}

/** The watch of the test's server, looking often, and what it writes down. */
function watching(limits: Limits = { ...LIMITS, disk: 1.01, jam_detik: 1e9 }) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: line => lines.push(line) })
  // The parts of the running server, with a log that can be read.
  const app: App = Object.assign(api.app, { log })
  const { invariants } = tools()
  const stop = startWatch(app, { http: api.http, invariants, everyMs: 100, limits })
  onTestFinished(stop)
  return { lines, stop }
}

/** A fresh login each time: a moved clock ends sessions. */
const names = async (): Promise<string[]> => {
  const { body } = await (await logIn(api.origin, 'OWNER')).get<State>('operasi/keadaan')
  return body.alarm.map(alarm => alarm.nama)
}

async function metrics(): Promise<string> {
  const answer = await fetch(`${api.origin}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}
const standing = async (): Promise<string[]> =>
  [...(await metrics()).matchAll(/^kencana_alarm\{nama="(\w+)"\} 1$/gm)].map(hit => hit[1] ?? '')

/** Sets something wrong, sees the alarm at all three places, sets it right, sees it go. */
async function rings(nama: string, seed: () => Promise<unknown>, cure: () => Promise<unknown>) {
  const { lines, stop } = watching()
  await eventually(async () => expect(await standing()).toEqual([]))
  await seed()
  await eventually(async () => expect(await standing()).toContain(nama))
  expect(await names()).toContain(nama)
  expect(lines.filter(line => line.includes(`"alarm":"${nama}"`) && isError(line))).toHaveLength(1)
  await cure()
  await eventually(async () => expect(await standing()).toEqual([]))
  expect(await names()).toEqual([])
  await stop()
}

const isError = (line: string): boolean => JSON.parse(line).level === 50

it('is silent in a quiet hour', async () => {
  const { lines } = watching()
  await eventually(async () => expect(await metrics()).toMatch(/^kencana_alarm\{.*\} 0$/m))
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(await standing()).toEqual([])
  expect(lines.filter(isError)).toEqual([])
})

it('rings for a trial balance that is not 0', async () => {
  const line = `update jurnal_baris set debit_rp = debit_rp`
  const where = `where nomor = '${day.jual}' and baris = 1`
  await rings(
    'neraca_tidak_seimbang',
    () => asDba(`${line} + 1 ${where}`),
    () => asDba(`${line} - 1 ${where}`),
  )
})

/** What only an administrator with the triggers off can do. */
const asDba = (statement: string) =>
  admin.query(`begin; set local session_replication_role = replica; ${statement}; commit`)

it('rings for a message that did not arrive for five minutes', async () => {
  const write = async () => {
    const [id] = await say(admin, 1)
    await admin.query('update outbox set dibuat_pada = $1 where id = $2', [ago(0.1), id])
  }
  await rings('pesan_macet', write, () => admin.query("delete from outbox where saluran = 'UJI'"))
})

it('rings for a backup that is old, failed, or never came', async () => {
  const backup = (hours: number) => writeNote(admin, 'CADANGAN', ago(hours), {})
  await backup(1)
  await rings(
    'cadangan_tua',
    () => backup(27),
    () => backup(1),
  )
  const failed = () => writeNote(admin, 'CADANGAN_GAGAL', ago(0.1), { sebab: 'disk' })
  await rings('cadangan_gagal', failed, () => backup(0))
  const installed = (hours: number) =>
    admin.query('update kencana_migrasi set pada = $1', [ago(hours)])
  await admin.query("delete from operasi where jenis like 'CADANGAN%'")
  await rings(
    'cadangan_tua',
    () => installed(27),
    () => backup(1),
  )
})

it('rings for a drill that is old or failed', async () => {
  const drill = (days: number) => writeNote(admin, 'LATIHAN', ago(24 * days), {})
  await rings(
    'latihan_tua',
    () => drill(9),
    () => drill(1),
  )
  const failed = () => writeNote(admin, 'LATIHAN_GAGAL', ago(0.5), {})
  await rings('latihan_gagal', failed, () => drill(0))
})

it('rings for a day still open at 23:00, in the store that traded on it', async () => {
  const days = await ask<{ tgl: string }>(
    api.database.adminUrl,
    "select tgl::text from hari_bisnis where status = 'BUKA' and kode_toko = 'JKT'",
  )
  const eleven = new Date(`${days[0]?.tgl}T23:00:00+07:00`)
  const at = async (ms: number) => {
    offset = ms - Date.now()
  }
  await writeNote(admin, 'CADANGAN', eleven, {})
  await writeNote(admin, 'LATIHAN', eleven, {})
  const before = () => at(eleven.getTime() - 60_000)
  await before()
  await rings('belum_tutup_hari', () => at(eleven.getTime() + 1_000), before)
  offset = MORNING
})

it('rings for a disk that fills and a clock that is wrong', async () => {
  const full = watching({ ...LIMITS, disk: 0, jam_detik: 1e9 })
  await eventually(async () => expect(await standing()).toEqual(['disk_penuh']))
  await full.stop()
  offset = 0
  const right = watching({ ...LIMITS, disk: 1.01 })
  await eventually(async () => expect(await standing()).not.toContain('jam_beda'))
  offset = 3_000
  await eventually(async () => expect(await standing()).toContain('jam_beda'))
  expect(await metrics()).toMatch(/^kencana_jam_beda_detik -(2\.9|3)/m)
  await right.stop()
  offset = MORNING
})

it.each([
  ['disk_penuh', { disk: 0.849 }, { disk: 0.85 }],
  ['jam_beda', { beda_jam_detik: -2 }, { beda_jam_detik: -2.1 }],
  ['pesan_macet', { outbox_detik: 300 }, { outbox_detik: 301 }],
  ['pesan_macet', { outbox_gagal: 7 }, { outbox_gagal: 8 }],
  ['neraca_tidak_seimbang', { selisih_ug: 0 }, { selisih_ug: 1 }],
])('rings for %s from the promised figure on, and not before', (nama, before, from) => {
  const now = clock.now()
  const upkeep = { dipasang: now, cadangan: now, latihan: now, periksa: now, periksa_salah: 0 }
  const never = { cadangan_gagal: undefined, cadangan_sebab: '', latihan_gagal: undefined }
  const named = (facts: object) => {
    const sums = { kode_toko: 'JKT', selisih_rp: 0, selisih_ug: 0 }
    const outbox = { outbox: 1, outbox_detik: 0, outbox_gagal: 0, outbox_galat: '' }
    const toko = [{ ...sums, ...outbox, tgl: null, bergerak: false, ...facts }]
    const local = { disk: 0, beda_jam_detik: 0, arsip: undefined, ...facts }
    const seen = { ...upkeep, ...never, pantau: undefined }
    return alarmsOf({ pada: now.toISOString(), toko }, local, seen, now).map(one => one.nama)
  }
  expect([named(before), named(from)]).toEqual([[], [nama]])
})

it('rings for an archive that stands still, and for a copy that is not made', async () => {
  const whole = () => ({
    sampai: clock.now(),
    basis: ago(1),
    sebab: undefined,
    sebab_basis: undefined,
  })
  let facts = (): ArchiveFacts => whole()
  watchArchive(api.app, () => facts())
  onTestFinished(() => watchArchive(api.app, whole))
  const set = (next: () => ArchiveFacts) => async () => {
    facts = next
  }
  const still = () => ({ ...whole(), sampai: ago(0.02), sebab: 'ENOSPC' })
  await rings('arsip_tertahan', set(still), set(whole))
  const old = () => ({ ...whole(), basis: ago(51), sebab_basis: 'ENOSPC' })
  await rings('salinan_dasar_tua', set(old), set(whole))
})

it('sees that a PostgreSQL server keeps its log nowhere, and when somebody has it', async () => {
  const look = serverArchive(api.app.readPool, clock.now)
  const start = clock.now()
  expect(await look()).toMatchObject({ sebab: expect.stringContaining('archive_mode mati') })
  const { rows } = await admin.query<{ from: string; timeline: number }>(
    `select s.lsn::text as from, (select timeline_id from pg_control_checkpoint()) as timeline
     from pg_create_physical_replication_slot($1, true) s`,
    [SLOT],
  )
  const { from, timeline = 1 } = rows[0] ?? {}
  const receiver = await connectReplication(api.database.adminUrl)
  const nothing = () => undefined
  const hearing = { onBytes: nothing, onTold: nothing, onEnd: nothing }
  followLog(receiver, { timeline, from: positionOf(from ?? ''), ...hearing })
  try {
    await eventually(async () => expect((await look()).sebab).toBeUndefined())
    expect((await look()).sampai >= start).toBe(true)
  } finally {
    await receiver.end()
    await eventually(() => admin.query('select pg_drop_replication_slot($1)', [SLOT]))
  }
})

it('checks the books at night, and rings when they do not hold', async () => {
  const old = ago(31)
  await writeNote(admin, 'PERIKSA_BUKU', old, { salah: 0 })
  watching()
  const checked = async (since: Date) => {
    const [row] = (await admin.query("select * from operasi where jenis = 'PERIKSA_BUKU'")).rows
    expect(row.pada > since).toBe(true)
    return row.rincian
  }
  expect(await eventually(() => checked(old))).toEqual({ salah: 0, contoh: [] })
  await asDba(`update dokumen set total_rp = total_rp + 500 where nomor = '${day.jual}'`)
  await writeNote(admin, 'PERIKSA_BUKU', old, { salah: 0 })
  const found = await eventually(() => checked(old))
  expect(found.salah).toBeGreaterThan(0)
  expect(found.contoh.join()).toContain(day.jual)
  await eventually(async () => expect(await names()).toContain('pembukuan_rusak'))
  await asDba(`update dokumen set total_rp = total_rp - 500 where nomor = '${day.jual}'`)
  await writeNote(admin, 'PERIKSA_BUKU', old, { salah: 0 })
  await eventually(async () => expect(await standing()).toEqual([]))
})

it('tells the owner, and nobody who is not', async () => {
  for (const user of ['KASIR-JKT', 'SPV-JKT', 'GUDANG-JKT']) {
    expect((await (await api.as(user)).get('operasi/keadaan')).status).toBe(403)
  }
  expect((await api.anonymous.get('operasi/keadaan')).status).toBe(401)
})

it('lets one process look at the database for all', async () => {
  await admin.query("delete from operasi where jenis = 'PANTAU'")
  const start = () => {
    const app = { ...api.app }
    const { invariants } = tools()
    onTestFinished(startWatch(app, { http: api.http, invariants, everyMs: 60_000 }))
    return eventually(async () => expect(lastSeen(app)).toBeDefined())
  }
  const looks = () =>
    ask<{ pada: Date }>(
      api.database.adminUrl,
      "select pada from operasi where jenis = 'PANTAU' order by 1",
    )
  await start()
  const first = await looks()
  expect(first).toHaveLength(1)
  await Promise.all([start(), start(), start()])
  expect(await looks()).toEqual(first)
  expect(await metrics()).toMatch(/^kencana_neraca_selisih\{toko="JKT",satuan="rp"\} 0$/m)
})

it('counts what a shop needs to be watched by', async () => {
  watching()
  await api.anonymous.post('users/login', { user_id: 'OWNER', password: 'bukan ini' })
  await eventually(async () => {
    const text = await metrics()
    for (const figure of [
      /^kencana_http_seconds_bucket\{.*route="\/api\/v1\/users\/login"/m,
      /^kencana_login_ditolak_total [1-9]/m,
      /^kencana_http_gagal_total \d/m,
      /^kencana_pool\{pool="app",keadaan="dipakai"\} \d/m,
      /^kencana_pool\{pool="read",keadaan="antre"\} 0$/m,
      /^kencana_socket_terbuka 0$/m,
      /^kencana_outbox_menunggu\{toko="PUSAT"\} 0$/m,
      /^kencana_outbox_tertua_detik\{toko="PUSAT"\} 0$/m,
      /^kencana_outbox_gagal\{toko="PUSAT"\} 0$/m,
      /^kencana_belum_tutup_hari\{toko="JKT"\} 0$/m,
      /^kencana_umur_detik\{apa="cadangan"\} -?\d/m,
      /^kencana_pembukuan_salah 0$/m,
      /^kencana_disk_terpakai 0\.\d/m,
      /^nodejs_eventloop_lag_p99_seconds \d/m,
    ]) {
      expect(text).toMatch(figure)
    }
  })
})
