import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startDailyBackup } from '../../apps/server/src/operations/daily-backup.ts'
import { readOperationSettings } from '../../apps/server/src/operations/settings.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { App } from '../../apps/server/src/platform/context.ts'
import { readNotes, writeNote } from '../../apps/server/src/platform/database/operation-note.ts'
import { eventually, testFolder } from '../database/folders.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { tools } from './site.ts'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
/** Minutes after midnight in WIB, so many from now. */
const minute = (later: number) => (Math.floor(Date.now() / 60_000) + 7 * 60 + later + 1440) % 1440

const api = await testShop({ clock: systemClock })
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())
beforeEach(async () => {
  await admin.query("delete from operasi where jenis like 'CADANGAN%'")
  await admin.query('update kencana_migrasi set pada = $1', [ago(48)])
})

/** As many server processes as asked, each looking often. */
function processes(count: number, folder: string, at: number, keep = 14) {
  const settings = { folder, keep, passphrase: undefined, versi: 'uji' }
  const site = { dataDir: api.app.config.dataDir, databaseUrl: api.database.adminUrl }
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: line => lines.push(JSON.parse(line).msg) })
  const stops = Array.from({ length: count }, () => {
    const app: App = { ...api.app, log }
    return startDailyBackup(app, { site, settings, at, tools: tools(), everyMs: 40 })
  })
  const stop = async () => void (await Promise.all(stops.map(one => one())))
  onTestFinished(stop)
  return { stop, lines }
}

const backups = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.cadangan'))
const rounds = (count: number) => new Promise(resolve => setTimeout(resolve, 40 * count))

it('makes one backup after its hour, however many processes look', async () => {
  const folder = join(await testFolder(), 'cadangan')
  const { lines } = processes(3, folder, minute(-1))
  await eventually(async () => expect(await backups(folder)).toHaveLength(1))
  await rounds(10)
  expect(await backups(folder)).toHaveLength(1)
  expect(lines).toEqual(['cadangan harian tersimpan'])
  expect((await readNotes(admin)).CADANGAN?.rincian).toMatchObject({ dikunci: false })
})

it('makes none before its hour, and none for a shop that was set up after it', async () => {
  const folder = join(await testFolder(), 'cadangan')
  await writeNote(admin, 'CADANGAN', ago(1), {})
  const { stop } = processes(1, folder, minute(10))
  await rounds(8)
  await stop()
  await admin.query("delete from operasi where jenis = 'CADANGAN'")
  await admin.query('update kencana_migrasi set pada = now()')
  processes(1, folder, minute(-1))
  await rounds(8)
  expect(await backups(folder)).toEqual([])
})

it('makes up for one that was missed, and keeps the newest', async () => {
  const folder = await testFolder()
  for (const day of ['17', '18', '19']) {
    await writeFile(join(folder, `kencana-200111${day}-020000.cadangan`), '')
  }
  await writeNote(admin, 'CADANGAN', ago(30), {})
  processes(1, folder, minute(10), 2)
  await eventually(async () => {
    const kept = await backups(folder)
    expect(kept).toHaveLength(2)
    expect(kept[0]).toBe('kencana-20011119-020000.cadangan')
  })
})

it('notes a failure for the alarm, and tries again in an hour', async () => {
  const folder = join(await testFolder(), 'bukan-folder')
  await writeFile(folder, '')
  processes(1, folder, minute(-1))
  const failed = () => readNotes(admin).then(notes => notes.CADANGAN_GAGAL)
  const first = await eventually(async () => {
    const note = await failed()
    expect(note?.rincian.sebab).toMatch(/EEXIST|ENOTDIR/)
    return note
  })
  await rounds(8)
  expect((await failed())?.pada).toEqual(first?.pada)
  await rm(folder)
  await rounds(4)
  expect(await backups(folder)).toEqual([])
  await writeNote(admin, 'CADANGAN_GAGAL', ago(1), { sebab: 'disk' })
  await eventually(async () => expect(await backups(folder)).toHaveLength(1))
})

it.each([
  ['an empty mount point', (folder: string) => mkdir(folder)],
  ['no folder at all', async () => undefined],
])('makes none on the disk of the shop when the backup disk is gone: %s', async (_name, left) => {
  const folder = join(await testFolder(), 'usb')
  const first = processes(1, folder, minute(-1))
  await eventually(async () => expect(await backups(folder)).toHaveLength(1))
  await first.stop()
  const [done] = await backups(folder)
  await writeNote(admin, 'CADANGAN', ago(30), { berkas: join(folder, done ?? '') })
  await rename(folder, `${folder}-unplugged`)
  await left(folder)
  const next = processes(1, folder, minute(-1))
  await eventually(async () => {
    const note = (await readNotes(admin)).CADANGAN_GAGAL
    expect(note?.rincian.sebab).toMatch(/disk cadangan tidak terpasang/)
  })
  await next.stop()
  expect(await backups(folder)).toEqual([])
  // Plugged in again: the hour of patience over, it goes on by itself.
  await rm(folder, { recursive: true, force: true })
  await rename(`${folder}-unplugged`, folder)
  await writeNote(admin, 'CADANGAN_GAGAL', ago(1), { sebab: 'disk' })
  processes(1, folder, minute(-1))
  const made = async () => (await readNotes(admin)).CADANGAN?.pada.getTime()
  await eventually(async () => expect(await made()).toBeGreaterThan(ago(1).getTime()))
  expect((await backups(folder)).length).toBeGreaterThan(0)
})

it('reads when to make them', () => {
  const at = (env: Record<string, string>) => readOperationSettings(env, '/data').backupAt
  expect(at({})).toBeUndefined()
  expect(at({ BACKUP_AT: '03:30' })).toBeUndefined()
  expect(at({ BACKUP_DIR: '/mnt/usb' })).toBe(120)
  expect(at({ BACKUP_DIR: '/mnt/usb', BACKUP_AT: '3:30' })).toBe(210)
  expect(at({ BACKUP_DIR: '/mnt/usb', BACKUP_AT: 'mati' })).toBeUndefined()
  expect(() => at({ BACKUP_DIR: '/mnt/usb', BACKUP_AT: '24:00' })).toThrow(/BACKUP_AT harus jam/)
})
