import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  makeLock,
  openerOf,
  seal,
  uint32,
  unseal,
} from '../../apps/server/src/operations/backup/sealed-frames.ts'
import { layOut } from '../../apps/server/src/operations/wal/restore/lay-out.ts'
import { writeSealed } from '../../apps/server/src/operations/wal/wal-folder.ts'
import { testFolder } from '../database/folders.ts'

// A backup disk is in other hands than the server: what lies there may have been written by
// somebody who wants the next drill to run a program.

const PASSPHRASE = 'kata sandi toko yang panjang'
const now = new Date('2026-11-22T00:00:00Z')

async function* of(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

async function opened(lock: string | undefined, opener: Parameters<typeof unseal>[1]) {
  const pieces: Buffer[] = []
  const closed = seal(of('isi'), { dibuat: now.toISOString(), skema: 0 }, lock)
  for await (const piece of unseal(closed, opener, () => undefined)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

test('with a passphrase a file without a lock is refused, unless its owner says so', async () => {
  await expect(opened(undefined, PASSPHRASE)).rejects.toThrow(/tidak dikunci.*--tanpa-kunci/s)
  expect(await opened(undefined, openerOf(PASSPHRASE, true))).toBe('isi')
  expect(await opened(undefined, undefined)).toBe('isi')
  expect(await opened(PASSPHRASE, openerOf(PASSPHRASE, true))).toBe('isi')
  const wrong = openerOf('kata sandi yang salah', true)
  await expect(opened(PASSPHRASE, wrong)).rejects.toThrow(/Kata sandi cadangan salah/)
})

/** A tar as PostgreSQL writes it. */
function tarOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).map(([name, content]) => {
    const head = Buffer.alloc(512)
    head.write(name, 0)
    head.write('0000600\0', 100)
    head.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    head.write('        ', 148)
    head.write('0', 156)
    const sum = head.reduce((all, byte) => all + byte, 0)
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
    body.write(content)
    return Buffer.concat([head, body])
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

test('a base copy brings no settings of its own, not even one that is locked', async () => {
  const folder = await testFolder()
  const base = join(folder, 'x.basis')
  const run = "archive_command = 'sh -c id'\nshared_preload_libraries = 'evil'\n"
  const tar = tarOf({
    PG_VERSION: '18\n',
    'postgresql.conf': run,
    'postgresql.auto.conf': run,
    'pg_hba.conf': 'host all all 0.0.0.0/0 trust\n',
    'pg_ident.conf': 'peta evil kencana_admin\n',
    tablespace_map: '16999 /etc\n',
    backup_label: 'START WAL LOCATION: 0/2000028\n',
  })
  const head = Buffer.from(JSON.stringify({ sandi: 'x', versi: '1' }))
  const lock = await makeLock(PASSPHRASE)
  const content = async function* () {
    yield Buffer.concat([uint32(head.length), head, tar])
  }
  await writeSealed(base, content(), now, lock)
  const dataDir = join(folder, 'data')
  await layOut({ dataDir, base, logs: [], passphrase: PASSPHRASE, at: undefined })
  const cluster = (name: string) => readFile(join(dataDir, 'database/cluster', name), 'utf8')
  expect(await cluster('backup_label')).toContain('START WAL')
  expect(await cluster('postgresql.conf')).toContain("fsync = 'on'")
  expect(await cluster('pg_hba.conf')).toMatch(/^local all all scram-sha-256$/m)
  for (const name of ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf']) {
    expect(await cluster(name)).not.toMatch(/evil|archive_command|trust|id'/)
  }
  await expect(cluster('tablespace_map')).rejects.toThrow(/ENOENT/)
})
