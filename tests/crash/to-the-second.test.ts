import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { faultsOf } from '../../apps/server/src/operations/check-books.ts'
import { restoreToTime } from '../../apps/server/src/operations/wal/restore/restore-to-time.ts'
import { basesIn, logsIn, unbroken } from '../../apps/server/src/operations/wal/wal-folder.ts'
import { wib } from '../../apps/server/src/operations/wal/wib.ts'
import { embedded, eventually, testFolder } from '../database/folders.ts'
import { tools } from '../operations/site.ts'
import { ask } from './asked.ts'
import { type CrashShop, crashShop } from './crash-shop.ts'
import { wireTo } from './storm.ts'

// T44: a shop sells, its server is killed on the way, and somebody deletes what he should not have.
// Each second between is brought back beside the shop, and holds what it held.

const PHRASE = 'kata sandi arsip toko'
const root = fileURLToPath(new URL('../..', import.meta.url))

it('restores five seconds of a shop, 5 of 5 (T44)', async () => {
  const archive = await testFolder()
  const backups = await testFolder()
  const env = {
    WAL_ARCHIVE_DIR: archive,
    BACKUP_PASSPHRASE: PHRASE,
    BACKUP_DIR: backups,
    BACKUP_AT: wib(new Date()).slice(11, 16),
  }
  const shop = await crashShop(5, join(await testFolder(), 'data'), env)
  onTestFinished(() => shop.stop())
  await eventually(async () => expect(await basesIn(archive)).toHaveLength(1))
  const seconds: Date[] = []
  for (let sold = 1; sold <= 5; sold += 1) {
    await sellOne(shop)
    seconds.push(await wholeSecond())
    if (sold === 2) {
      await shop.books(admin =>
        admin.query("update kencana_migrasi set pada = now() - '2 d'::interval"),
      )
      await shop.server.kill9()
      await shop.server.start()
    }
  }
  // The daily backup that was missed, made by the server that came back.
  await eventually(async () => expect((await readdir(backups)).join()).toMatch(/cadangan$/))
  const drilled = command(['drill'], { ...env, DATA_DIR: shop.server.dataDir })
  expect(drilled.said).toMatch(/✓ Arsip WAL, detik terakhir: .* WIB, \d+ dokumen/)
  expect(drilled.said).toContain('LATIHAN BERHASIL')
  const based = command(['backup', '--base'], { ...env, DATA_DIR: shop.server.dataDir })
  expect(based.said).toContain('Salinan dasar tersimpan')
  expect(await basesIn(archive)).toHaveLength(2)
  await shop.books(admin =>
    admin.query(`begin; set local session_replication_role = replica; delete from dokumen; commit`),
  )
  const after = await wholeSecond()
  await eventually(async () =>
    expect(+((await logsIn(archive)).at(-1)?.pada ?? 0)).toBeGreaterThan(+after),
  )
  const found: number[] = []
  for (const [i, at] of seconds.entries()) {
    const dataDir = join(await testFolder(), 'pulih')
    found.push(await salesAt(archive, at, dataDir, i === 0))
  }
  expect(found).toEqual([1, 2, 3, 4, 5])
  await refusals(archive, seconds)
})

async function sellOne(shop: CrashShop): Promise<void> {
  const wire = wireTo(shop.server.origin, shop.owner.token)
  const answer = await ask(wire, shop.rings.pop() ?? '', crypto.randomUUID())
  expect(answer.status).toBe(201)
}

/** The next whole second, a moment after it has come. */
async function wholeSecond(): Promise<Date> {
  const at = Math.ceil(Date.now() / 1_000) * 1_000
  await sleep(at + 100 - Date.now())
  return new Date(at)
}

/** Sales in the books of one second, which must hold; once as a technician asks for it. */
async function salesAt(
  archive: string,
  at: Date,
  dataDir: string,
  isByCommand: boolean,
): Promise<number> {
  if (isByCommand) {
    const env = { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive }
    const { status, said } = command(['restore', '--to-time', wib(at)], env)
    expect(said).toContain(`Pulih dan utuh, keadaan ${wib(at)} WIB`)
    expect(status).toBe(0)
  } else {
    const plan = { archive, at, passphrase: PHRASE, target: { dataDir } }
    const restored = await restoreToTime(plan, tools())
    expect(faultsOf(restored)).toEqual([])
    expect(+(restored.terakhir ?? 0)).toBeLessThanOrEqual(+at)
  }
  const server = await embedded(dataDir)
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  const { rows } = await admin.query(
    "select count(*)::int as n from dokumen where jenis = 'PENJUALAN'",
  )
  await admin.end()
  await server.stop()
  return rows[0].n
}

/** A command as a technician gives it. */
function command(args: readonly string[], env: Readonly<Record<string, string>>) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, 'apps/server/src/operate.ts', ...args],
    { cwd: root, env: { ...process.env, BACKUP_PASSPHRASE: PHRASE, ...env } },
  )
  return { status, said: `${stdout}${stderr}` }
}

/** What cannot be had is said before anything is written, with the nearest that can (T45). */
async function refusals(archive: string, seconds: readonly Date[]): Promise<void> {
  const dataDir = join(await testFolder(), 'pulih')
  const restore = (at: Date, passphrase = PHRASE) =>
    restoreToTime({ archive, at, passphrase, target: { dataDir } }, tools())
  const [first = new Date()] = seconds
  await expect(restore(new Date(+first - 3_600_000))).rejects.toThrow(/Arsip ini mulai/)
  await expect(restore(new Date(Date.now() + 3_600_000))).rejects.toThrow(/Arsip baru sampai/)
  await expect(restore(first, 'kata sandi yang lain')).rejects.toThrow(/Kata sandi cadangan salah/)
  const logs = await logsIn(archive)
  const [, second] = unbroken(logs, 1, logs[0]?.start ?? 0n)
  for (const { path, start } of logs) if (start === second?.start) await rm(path)
  await expect(restore(seconds.at(-1) ?? first)).rejects.toThrow(/Arsip terputus sesudah/)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  const [base] = await basesIn(archive)
  expect(readFileSync(base?.path ?? '').includes('PG_VERSION')).toBe(false)
}
