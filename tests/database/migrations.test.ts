import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { MENDED } from '../../apps/server/src/platform/database/mended.ts'
import { knownMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { atDatabase } from '../sample-shop/database.ts'
import { ask, log, migrationsDir, testFolder } from './folders.ts'

const FIRST = '0001_awal.sql'

/** An empty database and a folder of migrations for it. */
async function blank() {
  const { adminUrl, secret } = inject('server')
  const name = `kencana_migrasi_${randomUUID().replaceAll('-', '')}`
  await ask(adminUrl, `create database ${name}`)
  onTestFinished(async () => void (await ask(adminUrl, `drop database ${name} with (force)`)))
  const folder = await testFolder()
  const url = atDatabase(adminUrl, name)
  return {
    folder,
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    run: (migrations = folder) =>
      prepareDatabase({ adminUrl: url, secret, migrationsDir: migrations, log }),
    ask: (text: string) => ask(url, text),
  }
}

it('runs what is new, in order, once, as the owner', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (x int)')
  await db.write('grants.sql', 'grant select on a to kencana_app')
  await db.run()
  await db.write('0002_lagi.sql', 'alter table a add y int; create table b ()')
  await db.run()
  await db.run()
  expect(await db.ask('select nomor, nama from kencana_migrasi order by nomor')).toEqual([
    { nomor: 0, nama: 'grants.sql' },
    { nomor: 1, nama: FIRST },
    { nomor: 2, nama: '0002_lagi.sql' },
  ])
  expect(
    await db.ask(`select distinct tableowner from pg_tables where schemaname = 'public'`),
  ).toEqual([{ tableowner: 'kencana_owner' }])
})

it('runs the grants again when they changed', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (x int)')
  await db.write('grants.sql', 'grant select on a to kencana_app')
  await db.run()
  const right = `select has_table_privilege('kencana_app', 'a', 'insert') as boleh`
  expect(await db.ask(right)).toEqual([{ boleh: false }])
  await db.write('grants.sql', 'grant select, insert on a to kencana_app')
  await db.run()
  expect(await db.ask(right)).toEqual([{ boleh: true }])
})

it('refuses a changed, a lost and an overtaken migration with a sentence', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (x int)')
  await db.write('0003_tiga.sql', 'create table c ()')
  await db.run()
  await db.write(FIRST, 'create table a (x bigint)')
  await expect(db.run()).rejects.toThrow(/0001_awal\.sql sudah pernah dijalankan.*has changed/)
  await db.write(FIRST, 'create table a (x int)')
  await db.write('0002_dua.sql', 'create table b ()')
  await expect(db.run()).rejects.toThrow(/0002_dua\.sql bernomor lebih kecil/)
  await rm(join(db.folder, '0002_dua.sql'))
  await rm(join(db.folder, '0003_tiga.sql'))
  await expect(db.run()).rejects.toThrow(/Kencana yang lebih baru \(migrasi 0003_tiga\.sql/)
})

it('takes other line ends for the same migration', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (\n  x int\n)')
  await db.run()
  await db.write(FIRST, 'create table a (\r\n  x int\r\n)')
  await db.run()
})

it('undoes a failing migration as a whole', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (x int)')
  await db.write('0002_rusak.sql', 'create table b (); insert into a values (1); select 1 / 0')
  await expect(db.run()).rejects.toThrow(
    /0002_rusak\.sql gagal dan dibatalkan seluruhnya: division/,
  )
  expect(await db.ask(`select to_regclass('b') as b, (select count(*)::int from a) as n`)).toEqual([
    { b: null, n: 0 },
  ])
  expect(await db.ask('select nomor from kencana_migrasi')).toEqual([{ nomor: 1 }])
})

it('lets four runners start at once: each file runs once', async () => {
  const db = await blank()
  await db.write(FIRST, 'create table a (x int); select pg_sleep(0.2); insert into a values (1)')
  await db.write('0002_dua.sql', 'insert into a values (2)')
  await Promise.all([db.run(), db.run(), db.run(), db.run()])
  expect(await db.ask('select x from a order by x')).toEqual([{ x: 1 }, { x: 2 }])
})

it('builds the schema of the product from nothing, and has nothing left to do then', async () => {
  const db = await blank()
  await db.run(migrationsDir)
  const history = 'select nomor, pada from kencana_migrasi order by nomor'
  const before = await db.ask(history)
  await db.run(migrationsDir)
  expect(await db.ask(history)).toEqual(before)
})

it('changes rows of stores one by one: row security hides them from the owner', async () => {
  const names = (await readdir(migrationsDir)).filter(name => /^\d/.test(name))
  const texts = await Promise.all(names.map(name => readFile(join(migrationsDir, name), 'utf8')))
  const fenced = new Set(
    texts.flatMap(text => [...text.matchAll(/pagari\('(\w+)'\)/g)].map(m => m[1])),
  )
  expect(fenced.size).toBeGreaterThan(50)
  const unseen = texts.flatMap((text, i) =>
    [...text.matchAll(/^(?:update|delete from) [^;]*/gm)]
      .filter(([said]) =>
        [...said.matchAll(/\b(?:update|from|join) (\w+)/g)].some(([, table]) => fenced.has(table)),
      )
      .map(([said]) => `${names[i]}: ${said}`),
  )
  expect(unseen).toEqual([])
})

it('knows a migration that was mended by the sum that databases keep of it', () => {
  const known = knownMigrations(migrationsDir)
  const kept = MENDED.map(([nama]) => known.find(file => file.nama === nama)?.sidik)
  expect(kept).toEqual(MENDED.map(([, , sum]) => sum))
  expect(known.find(({ nomor }) => nomor === 61)?.sidik).toMatch(/^fe6a8b54/)
})

it('applies functions behind migrations, again when they changed, then grants', async () => {
  const db = await blank()
  const migrations = join(db.folder, 'migrations')
  const functions = join(db.folder, 'functions')
  await Promise.all([mkdir(migrations), mkdir(functions)])
  const answers = (x: number) =>
    writeFile(
      join(functions, 'a.sql'),
      `create or replace function f() returns int language sql as 'select max(x) + ${x} from a'`,
    )
  await writeFile(join(migrations, FIRST), 'create table a (x int); insert into a values (1)')
  await writeFile(join(migrations, 'grants.sql'), 'grant execute on function f to kencana_read')
  await answers(1)
  await db.run(migrations)
  expect(await db.ask('select f()')).toEqual([{ f: 2 }])
  await answers(2)
  await db.run(migrations)
  expect(await db.ask('select f()')).toEqual([{ f: 3 }])
  const when = () => db.ask('select nomor, pada from kencana_migrasi order by nomor')
  const before = await when()
  expect(before.map(({ nomor }) => nomor)).toEqual([-1, 0, 1])
  await db.run(migrations)
  expect(await when()).toEqual(before)
})

it('lets a chain that is there go on with its weight rules and nota colours', async () => {
  const db = await blank()
  const names = await readdir(migrationsDir)
  for (const name of names.filter(one => one < '0017')) {
    await copyFile(join(migrationsDir, name), join(db.folder, name))
  }
  await db.run()
  await db.ask(`insert into kadar (kode_kadar, nama_kadar, permil, golongan, warna_nota) values
    ('750', '18 K', 750, 'TUA', 'Merah muda'), ('375', '9 K', 375, 'MUDA', 'corak batik')`)
  await db.ask(`insert into grup (kode_group, nama_group, kode_kadar, aturan_berat)
    values ('T750', 'Tua', '750', '20-60'), ('LM', 'LM', '750', 'TANPA')`)
  await db.ask(`insert into dokumen_barang (kode_toko, nomor, baris, jenis, tgl, kode_barcode,
      nama_barang, kode_dept, kode_group, kode_kadar, permil, kode_baki, berat_mg, berat_nota_mg,
      murni_ug, aturan_berat)
    values ('JKT', 'FJ-1', 1, 'PENJUALAN', '2026-11-01', '11000001', 'Cincin', 'CINCIN', 'T750',
      '750', 750, 'A01', 3237, 3250, 2427750, '20-60')`)
  await db.run(migrationsDir)
  expect(
    await db.ask(`select kode_group, a.pita from grup join aturan_berat a
      on a.kode_aturan = grup.aturan_berat order by kode_group`),
  ).toEqual([
    { kode_group: 'LM', pita: null },
    { kode_group: 'T750', pita: '20=0, 60=50, 100=100' },
  ])
  expect(await db.ask('select aturan_berat, aturan_versi from dokumen_barang')).toEqual([
    { aturan_berat: '20-60', aturan_versi: 1 },
  ])
  expect(await db.ask('select permil, sisa_permyriad, murni_ug from dokumen_barang')).toEqual([
    { permil: 750, sisa_permyriad: 0, murni_ug: '2427750' },
  ])
  // the version before goes on writing whole permil, this one tenths: each finds its own
  const both = 'select permil, permil_e1, permil_min, permil_min_e1 from kadar'
  const after = async (change: string) => {
    await db.ask(`update kadar set ${change} where kode_kadar = '750'`)
    return (await db.ask(`${both} where kode_kadar = '750'`))[0]
  }
  const row = (permil_e1: number, permil_min_e1: number | null) => ({
    permil: Math.floor(permil_e1 / 10),
    permil_e1,
    permil_min: permil_min_e1 === null ? null : Math.floor(permil_min_e1 / 10),
    permil_min_e1,
  })
  expect(await after("nama_kadar = '18K'")).toEqual(row(7500, null))
  expect(await after('permil_e1 = 7507, permil_min_e1 = 7499')).toEqual(row(7507, 7499))
  expect(await after("nama_kadar = '18 K', permil = 750")).toEqual(row(7507, 7499))
  expect(await after('permil = 751, permil_min = 745')).toEqual(row(7510, 7450))
  expect(await after('permil_min_e1 = null')).toEqual(row(7510, null))
  expect(await db.ask('select kode_kadar, warna_nota from kadar order by kode_kadar')).toEqual([
    { kode_kadar: '375', warna_nota: null },
    { kode_kadar: '750', warna_nota: 'MERAH_MUDA' },
  ])
})

it('gives every store a place for bought pieces, and leaves what it has', async () => {
  const db = await blank()
  const names = await readdir(migrationsDir)
  for (const name of names.filter(one => one < '0133')) {
    await copyFile(join(migrationsDir, name), join(db.folder, name))
  }
  await db.run()
  const stores = ['AAA', 'BBB', 'CCC', 'DDD']
  for (const [i, kode] of stores.entries()) {
    await db.ask(`insert into toko (kode_toko, nomor, nama_toko, alamat_toko, kota, telepon, tipe)
      values ('${kode}', ${i + 1}, '${kode}', '-', '-', '-', 'CABANG')`)
  }
  // BBB uses the codes for something else, CCC has a gudang without a tray, DDD has both.
  await db.ask(`insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
    values ('BBB', 'BLN', 'Belanja', 'ETALASE'), ('CCC', 'BELI', 'Beli', 'BLN'),
      ('DDD', 'BELI', 'Beli', 'BLN')`)
  await db.ask(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang)
    values ('BBB', 'BLN', 'Belanja', 'BLN'), ('DDD', 'B1', 'Beli', 'BELI')`)
  await db.run(migrationsDir)
  expect(
    await db.ask(`select b.kode_toko, b.kode_gudang, b.kode_baki from baki b join gudang g
      on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
      where g.jenis_gudang = 'BLN' order by b.kode_toko`),
  ).toEqual([
    { kode_toko: 'AAA', kode_gudang: 'BLN', kode_baki: 'BLN' },
    { kode_toko: 'BBB', kode_gudang: 'BLN1', kode_baki: 'BLN1' },
    { kode_toko: 'CCC', kode_gudang: 'BELI', kode_baki: 'BLN' },
    { kode_toko: 'DDD', kode_gudang: 'BELI', kode_baki: 'B1' },
  ])
})
