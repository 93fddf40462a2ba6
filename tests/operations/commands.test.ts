import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { backUp } from '../../apps/server/src/operations/backup-now.ts'
import { move } from '../../apps/server/src/operations/move.ts'
import { restoreBackup } from '../../apps/server/src/operations/restore.ts'
import { readNotes } from '../../apps/server/src/platform/database/operation-note.ts'
import { APP, loginAs } from '../../apps/server/src/platform/database/roles.ts'
import { ownerProcess, testFolder } from '../database/folders.ts'
import { emptyServer, OLD_BACKUP, tools } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PHRASE = 'kata sandi cadangan toko'

let made: Promise<string> | undefined

/** A closed shop on the built-in database, with a day of trade: a copy of one made once. */
async function closedShop() {
  made ??= makeShop()
  const dataDir = join(await testFolder(), 'toko')
  // cp keeps the owner, which Node's own copy does not.
  spawnSync('cp', ['-a', await made, dataDir])
  return { dataDir, databaseUrl: undefined }
}

async function makeShop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const target = { dataDir, databaseUrl: undefined }
  await restoreBackup({ path: OLD_BACKUP, passphrase: undefined, target }, tools())
  return dataDir
}

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true })
})

/** A command as a technician starts it. */
async function npmRun(args: readonly string[], env: Readonly<Record<string, string>>) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const child = spawn(process.execPath, [tsx, 'apps/server/src/operate.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  return { code, said }
}

it('drills: saves, restores elsewhere, checks, reports (T43)', async () => {
  const { dataDir } = await closedShop()
  const backups = await testFolder()
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_PASSPHRASE: PHRASE }
  const shop = await ownerProcess(dataDir)
  const { code, said } = await npmRun(['drill'], env)
  expect(said).toContain('LATIHAN BERHASIL')
  expect(code).toBe(0)
  expect(said).toContain('JKT      9 dokumen, nota terbaru FJ-JKT-261122-0001')
  const report = JSON.parse(await readFile(join(backups, 'latihan-terakhir.json'), 'utf8'))
  const steps = report.langkah as { langkah: string; hasil: string; salah: string[] }[]
  expect(steps.flatMap(step => step.salah)).toEqual([])
  const told = Object.fromEntries(steps.map(step => [step.langkah, step.hasil]))
  expect(told['Invarian dan rantai audit']).toBe('utuh')
  expect(told['Indeks dan tabel (amcheck)']).toMatch(/^[1-9]\d\d diperiksa$/)
  expect(told['Gambar dibuka']).toBe('2 dari 2')
  expect(report.rto_detik).toBeGreaterThan(0)
  const password = new URL(shop.adminUrl ?? '').password
  for (const secret of [PHRASE, password]) expect(said).not.toContain(secret)
  const [first] = (await readdir(backups)).filter(name => name.endsWith('.cadangan'))
  const broken = join(await testFolder(), 'rusak.cadangan')
  const bytes = await readFile(join(backups, first ?? ''))
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(broken, bytes)
  const failed = await npmRun(['drill', '--berkas', broken], env)
  expect(failed.said).toMatch(/rusak atau pernah diubah[\s\S]*LATIHAN GAGAL/)
  expect(failed.code).toBe(1)
  const client = new pg.Client({ connectionString: shop.adminUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const notes = await readNotes(client)
  expect(notes.LATIHAN?.rincian).toMatchObject({ berhasil: true })
  expect(notes.LATIHAN_GAGAL?.rincian).toMatchObject({ berhasil: false })
  expect(notes.CADANGAN?.rincian).toMatchObject({ dikunci: true })
})

it('says what it needs when called wrongly', async () => {
  const env = { DATA_DIR: join(await testFolder(), 'tidak-ada') }
  const [help, backup] = await Promise.all([npmRun([], env), npmRun(['backup'], env)])
  expect(help).toMatchObject({ code: 1, said: expect.stringContaining('npm run backup') })
  expect(backup).toMatchObject({ code: 1, said: expect.stringContaining('Tidak ada basis data') })
})

it('moves to a PostgreSQL server and back, and nothing differs', async () => {
  const from = await closedShop()
  const server = { ...(await emptyServer()), dataDir: from.dataDir }
  const there = await move({ from, to: server, versi: 'uji' }, tools())
  expect(there.beda).toEqual([])
  const back = { dataDir: join(await testFolder(), 'kembali'), databaseUrl: undefined }
  const again = await move({ from: server, to: back, versi: 'uji' }, tools())
  expect(again.beda).toEqual([])
  // The same rows of every table and the same pictures, after two moves.
  expect(again.manifest.bagian).toEqual(there.manifest.bagian)
  expect(there.manifest.bagian.filter(part => part.jenis === 'gambar')).toHaveLength(2)
  const folder = await testFolder()
  const settings = { folder, keep: 1, passphrase: undefined, versi: 'uji' }
  const { manifest } = await backUp(back, settings, tools())
  expect(manifest.bagian).toEqual(there.manifest.bagian)
  expect(manifest.toko).toEqual(there.manifest.toko)
})

it('does not move a shop that is open', async () => {
  const from = await closedShop()
  const to = await emptyServer()
  const owner = await ownerProcess(from.dataDir)
  await expect(move({ from, to, versi: 'uji' }, tools())).rejects.toThrow(
    /sedang dipakai proses Kencana lain/,
  )
  owner.child.kill('SIGTERM')
  await restoreBackup({ path: OLD_BACKUP, passphrase: undefined, target: to }, tools())
  const till = new pg.Client(loginAs(to.databaseUrl, APP, inject('server').secret))
  await till.connect()
  onTestFinished(() => till.end())
  const back = { dataDir: join(await testFolder(), 'kembali'), databaseUrl: undefined }
  await expect(move({ from: to, to: back, versi: 'uji' }, tools())).rejects.toThrow(
    /Toko masih buka/,
  )
})
