import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { isAlive } from '../../apps/server/src/platform/database/embedded/cluster.ts'
import { OWNER_LOCK } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { atDatabase } from '../sample-shop/database.ts'
import { ask, embedded, eventually, ownerProcess, testFolder, usedFolder } from './folders.ts'

it('makes a cluster once and finds it again, with what was written', async () => {
  const folder = await testFolder()
  const first = await embedded(folder)
  await ask(first.adminUrl, 'create table emas (berat_mg bigint); insert into emas values (3250)')
  await first.stop()
  // ended at once; its entry in the process table goes when our own loop has read the exit
  await eventually(async () => expect(isAlive(first.pid)).toBe(false))
  const second = await embedded(folder)
  expect(await ask(second.adminUrl, 'select berat_mg from emas')).toEqual([{ berat_mg: '3250' }])
})

it('is closed to everybody else: a socket, a password, modes', async () => {
  const folder = await usedFolder()
  const { adminUrl, host } = await embedded(folder)
  expect(host).toBe(join(folder, 'database', 'run'))
  const mode = (path: string) => (statSync(join(folder, 'database', path)).mode & 0o777).toString(8)
  expect(mode('password')).toBe('600')
  expect(mode('run')).toBe('700')
  expect(mode('cluster')).toBe('700')
  await expect(
    ask(adminUrl.replace(/:[0-9a-f]{48}@/, ':salah@'), 'select 1'),
  ).rejects.toMatchObject({ code: '28P01' })
  const settings = `select current_setting('listen_addresses') as listen,
    current_setting('data_checksums') as checksums, current_setting('timezone') as zone,
    current_setting('server_encoding') as encoding,
    (select datlocprovider::text from pg_database where datname = current_database()) as locale`
  const [row] = await ask(adminUrl, settings)
  const wanted = { listen: '', checksums: 'on', zone: 'UTC', encoding: 'UTF8', locale: 'i' }
  expect(row).toEqual(wanted)
})

it('never runs as root, even below a folder only root may enter', async () => {
  const folder = await testFolder()
  await chmod(folder, 0o700)
  const { pid, adminUrl } = await embedded(join(folder, 'data'))
  expect(await ask(adminUrl, 'select 1 as satu')).toEqual([{ satu: 1 }])
  const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  if (process.getuid?.() === 0) expect(uid).not.toBe(0)
  else expect(uid).toBe(process.getuid?.())
})

it('uses 127.0.0.1 where a socket path would be too long', async () => {
  const folder = join(await testFolder(), 'x'.repeat(90))
  const first = await embedded(folder)
  expect(first.host).toBe('127.0.0.1')
  await ask(first.adminUrl, 'create table t ()')
  await first.stop()
  const again = await embedded(folder)
  expect(await ask(again.adminUrl, 'select from t')).toEqual([])
})

it('refuses a second process with a sentence; a guest may join', async () => {
  const folder = await usedFolder()
  const owner = await ownerProcess(folder)
  await expect(embedded(folder)).rejects.toThrow(
    `Folder data ${folder} sedang dipakai proses Kencana lain (nomor proses ${owner.child.pid})`,
  )
  const guest = await embedded(folder, true)
  expect(guest.pid).toBe(owner.pid)
  await guest.stop()
  expect(await ask(owner.adminUrl ?? '', 'select 1 as satu')).toEqual([{ satu: 1 }])
})

it('lets one of two win that start on an empty folder at the same moment', async () => {
  const folder = await testFolder()
  const both = await Promise.all([ownerProcess(folder), ownerProcess(folder)])
  expect(both.filter(o => o.pid !== undefined)).toHaveLength(1)
  const [refused] = both.flatMap(o => o.refused ?? [])
  expect(refused).toContain('sedang dipakai proses Kencana lain')
})

it('takes over the server of a process that was killed', async () => {
  const folder = await usedFolder()
  const owner = await ownerProcess(folder)
  await ask(owner.adminUrl ?? '', 'create table t (a int); insert into t values (7)')
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  const next = await embedded(folder)
  expect(next.pid).toBe(owner.pid)
  expect(await ask(next.adminUrl, 'select a from t')).toEqual([{ a: 7 }])
  await next.stop()
  await eventually(async () => expect(isAlive(next.pid)).toBe(false))
})

// The server of a dead process keeps what it held until it notices that nobody is there any more.
it('waits for what a process that is gone still holds, and takes it over', async () => {
  const folder = await usedFolder()
  const owner = await ownerProcess(folder)
  const connectionString = atDatabase(owner.adminUrl ?? '', 'postgres')
  const gone = new pg.Client({ connectionString, application_name: 'kencana 99999999' })
  await gone.connect()
  const held = gone.query(`select pg_advisory_lock(${OWNER_LOCK})`)
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  await held
  const next = embedded(folder)
  const asked = `select from pg_stat_activity
    where application_name = 'kencana ${process.pid}' and query like '%pg_locks%'`
  await eventually(async () => expect((await gone.query(asked)).rowCount).toBe(1))
  await gone.end()
  expect((await next).pid).toBe(owner.pid)
})

it('stops its server when its process ends', async () => {
  const folder = await usedFolder()
  const owner = await ownerProcess(folder)
  owner.child.kill('SIGTERM')
  await once(owner.child, 'exit')
  await eventually(async () => expect(isAlive(owner.pid ?? 0)).toBe(false))
})

it('starts a killed server again by itself, with everything that was committed', async () => {
  const server = await embedded(await usedFolder())
  await ask(server.adminUrl, 'create table t (a int); insert into t values (7)')
  for (let round = 0; round < 3; round += 1) {
    const before = server.pid
    server.kill9()
    const rows = await eventually(async () => {
      expect(server.pid).not.toBe(before)
      return ask(server.adminUrl, 'select a from t')
    })
    expect(rows).toEqual([{ a: 7 }])
  }
})

it('is not fooled by a process number that belongs to another program now', async () => {
  const folder = await usedFolder()
  const first = await embedded(folder)
  const mark = join(folder, 'database', 'cluster', 'postmaster.pid')
  const text = await readFile(mark, 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['60'], { ...serverUid(folder) })
  onTestFinished(() => void stranger.kill())
  await writeFile(mark, text.replace(/^\d+/, String(stranger.pid)))
  const next = await embedded(folder)
  expect(await ask(next.adminUrl, 'select 1 as satu')).toEqual([{ satu: 1 }])
})

function serverUid(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(join(folder, 'database', 'cluster'))
  return { uid, gid }
}

it('leaves the cluster of another major version alone and says so', async () => {
  const folder = await testFolder()
  const cluster = join(folder, 'database', 'cluster')
  await mkdir(cluster, { recursive: true })
  await writeFile(join(folder, 'database', 'password'), 'x')
  await writeFile(join(cluster, 'PG_VERSION'), '15\n')
  await expect(embedded(folder)).rejects.toThrow(
    /dibuat oleh PostgreSQL 15, program ini memakai 18.*was made by PostgreSQL 15/,
  )
  expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('15\n')
})

it('leaves a folder alone that is not its own and says so', async () => {
  const bare = await testFolder()
  await writeFile(join(bare, 'PG_VERSION'), '18\n')
  await expect(embedded(bare)).rejects.toThrow(/bukan buatan Kencana.*did not make/)
  const other = await testFolder()
  await mkdir(join(other, 'database', 'cluster'), { recursive: true })
  await writeFile(join(other, 'database', 'cluster', 'surat.txt'), 'penting')
  await expect(embedded(other)).rejects.toThrow(/bukan buatan Kencana/)
  expect(existsSync(join(other, 'database', 'cluster', 'surat.txt'))).toBe(true)
  const file = join(await testFolder(), 'berkas')
  await writeFile(file, '')
  await expect(embedded(file)).rejects.toThrow(/tidak dapat dibaca dan ditulis/)
})
