import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { checkBackup } from '../../apps/server/src/operations/backup/check-backup.ts'
import { backUp } from '../../apps/server/src/operations/backup-now.ts'
import { faultsOf } from '../../apps/server/src/operations/check-books.ts'
import { restoreBackup } from '../../apps/server/src/operations/restore.ts'
import { knownMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { ask, log, migrationsDir, testFolder } from '../database/folders.ts'
import { atDatabase } from '../sample-shop/database.ts'
import { emptyServer, OLD_BACKUP, tools } from './site.ts'

it('brings the rows of version 1.7.3 to this version, and the books hold', async () => {
  const known = knownMigrations(migrationsDir)
  const { head, manifest } = await checkBackup(OLD_BACKUP, undefined, known)
  expect(head.skema).toBe(9)
  const target = await emptyServer()
  const restored = await restoreBackup({ path: OLD_BACKUP, passphrase: undefined, target }, tools())
  expect(faultsOf(restored)).toEqual([])
  expect(restored.toko).toEqual(manifest.toko)
  const jkt = restored.toko.find(toko => toko.kode_toko === 'JKT')
  expect(jkt).toMatchObject({ dokumen: 9, nota: 4, nota_terbaru: 'FJ-JKT-261122-0001' })
  expect(
    await ask(
      target.databaseUrl,
      'select nomor from kencana_migrasi where nomor > 0 order by nomor',
    ),
  ).toEqual(known.map(({ nomor }) => ({ nomor })))
  // What it becomes can be saved and restored again.
  const folder = await testFolder()
  const settings = { folder, keep: 1, passphrase: undefined, versi: 'uji' }
  const again = await backUp(target, settings, tools())
  expect(again.manifest.toko).toEqual(manifest.toko)
  // What a migration wrote into a column of its own is no break of the chain; anything else is.
  const dba = new pg.Client({ connectionString: target.databaseUrl })
  await dba.connect()
  onTestFinished(() => dba.end())
  await dba.query(`begin; set local session_replication_role = replica;
    update dokumen_barang set aturan_versi = 2 where nomor = 'FJ-JKT-261122-0001'; commit`)
  const findings = (await verifyChains(dba)).flatMap(chain => chain.findings)
  expect(findings.map(({ apa }) => apa).join()).toContain('FJ-JKT-261122-0001')
})

/** A database with one table, and a migration that wants to change it. */
async function database() {
  const { adminUrl, secret } = inject('server')
  const name = `kencana_naik_${randomUUID().replaceAll('-', '')}`
  await ask(adminUrl, `create database ${name}`)
  onTestFinished(async () => void (await ask(adminUrl, `drop database ${name} with (force)`)))
  const folder = await testFolder()
  const url = atDatabase(adminUrl, name)
  await writeFile(join(folder, '0001_awal.sql'), 'create table a (x int); insert into a values (7)')
  const run = () => prepareDatabase({ adminUrl: url, secret, migrationsDir: folder, log })
  await run()
  await writeFile(join(folder, '0002_lagi.sql'), 'create table b (); alter table a add y int')
  return { url, run }
}

it('holds a selling shop up for less than two seconds, and leaves it whole', async () => {
  const { url, run } = await database()
  const report = new pg.Client({ connectionString: url })
  await report.connect()
  onTestFinished(() => report.end())
  await report.query('begin; select x from a')
  const started = performance.now()
  const upgrade = run()
  const refused = expect(upgrade).rejects.toThrow(
    /0002_lagi\.sql menunggu tabel yang sedang dipakai/,
  )
  // A sale that comes behind the migration waits for it, and no longer than it waits itself.
  await new Promise(resolve => setTimeout(resolve, 700))
  await ask(url, "set lock_timeout = '5s'; insert into a values (8)")
  await refused
  expect(performance.now() - started).toBeLessThan(3_000)
  expect(await ask(url, `select to_regclass('b') as b, count(*)::int as n from a`)).toEqual([
    { b: null, n: 2 },
  ])
  await report.query('commit')
  await run()
  expect(await ask(url, 'select x, y from a order by x')).toEqual([
    { x: 7, y: null },
    { x: 8, y: null },
  ])
})
