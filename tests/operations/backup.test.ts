import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { checkBackup } from '../../apps/server/src/operations/backup/check-backup.ts'
import { copyOut } from '../../apps/server/src/operations/backup/copy-stream.ts'
import { STAYS_BEHIND } from '../../apps/server/src/operations/backup/kept-tables.ts'
import { leftOut } from '../../apps/server/src/operations/backup/manifest.ts'
import { backUp } from '../../apps/server/src/operations/backup-now.ts'
import { faultsOf } from '../../apps/server/src/operations/check-books.ts'
import { restoreBackup } from '../../apps/server/src/operations/restore.ts'
import { knownMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { readNotes } from '../../apps/server/src/platform/database/operation-note.ts'
import { ask, migrationsDir, testFolder } from '../database/folders.ts'
import { tradeOneDay } from '../database/traded-day.ts'
import { cashSale, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { emptyServer, tablesOf, tools } from './site.ts'

const api = await testShop()
const day = await tradeOneDay(api)
/** Rings to be sold while a backup is made. */
const stock = await takeIn(
  day.owner,
  Array.from({ length: 150 }, () => ({})),
)
const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'gold' } })
  .jpeg()
  .toBuffer()
const form = new FormData()
form.set('kode_barcode', day.rings[6] ?? '')
form.set('image', new Blob([bytes], { type: 'image/jpeg' }), 'cincin.jpg')
const sent = await day.owner.post('barang/upload-image', undefined, { toko: 'JKT', form })
expect(sent.status).toBe(200)

const PHRASE = 'emas murni dua puluh empat'
const site = () => ({ dataDir: api.app.config.dataDir, databaseUrl: api.database.adminUrl })
const settings = async (passphrase?: string, keep = 14) => ({
  folder: join(await testFolder(), 'cadangan'),
  keep,
  passphrase,
  versi: '1.7.3',
})

it('saves a shop that sells, and gives back exactly one moment of it', async () => {
  const target = await emptyServer()
  const selling = sellOn()
  const { path, manifest } = await backUp(site(), await settings(PHRASE), tools())
  const sold = await selling.stop()
  expect(sold).toBeGreaterThan(3)
  const restored = await restoreBackup({ path, passphrase: PHRASE, target }, tools())
  expect(faultsOf(restored)).toEqual([])
  expect(restored.toko).toEqual(manifest.toko)
  const jkt = restored.toko.find(toko => toko.kode_toko === 'JKT')
  expect(jkt?.dokumen).toBeGreaterThanOrEqual(9)
  expect(jkt?.kepala_hash).toMatch(/^[0-9a-f]{64}$/)
  const pictures = await readdir(join(target.dataDir, 'files', 'JKT'))
  expect(pictures.sort()).toEqual((await readdir(join(site().dataDir, 'files', 'JKT'))).sort())
  // Triggers and row security are back: a posted row is for ever here too.
  await expect(ask(target.databaseUrl, 'delete from dokumen')).rejects.toThrow(/append only/)
})

/** Sells ring after ring until it is told to stop; answers how many were sold. */
function sellOn() {
  let isOver = false
  const work = (async () => {
    let sold = 0
    for (const ring of stock) {
      if (isOver) break
      const answer = await day.kasir.post('penjualan', cashSale([ring], RING_PRICE))
      expect(answer.status).toBe(201)
      sold += 1
    }
    return sold
  })()
  const stop = () => {
    isOver = true
    return work
  }
  return { stop }
}

it('leaves sessions behind, keeps everything else, and takes no secret along', async () => {
  const { path, manifest } = await backUp(site(), await settings(), tools())
  const saved = new Set(manifest.bagian.map(part => (part.jenis === 'tabel' ? part.tabel : '')))
  const all = await ask<{ nama: string }>(
    site().databaseUrl,
    `select relname::text as nama from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const left = all.map(row => row.nama).filter(nama => !saved.has(nama))
  expect(left.sort()).toEqual([...STAYS_BEHIND].sort())
  // A counter that is no row would start again at 1 in a restored database.
  expect(
    await ask(
      site().databaseUrl,
      `select s.relname from pg_class s left join pg_depend d on d.objid = s.oid
         and d.deptype in ('a', 'i') left join pg_class t on t.oid = d.refobjid
       where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
         and t.relname is distinct from 'socket_io_lampiran'`,
    ),
  ).toEqual([])
  const text = gunzipFrames(await readFile(path))
  expect(text).toContain(day.jual)
  for (const secret of [PASSWORD, day.owner.token, new URL(site().databaseUrl).password]) {
    expect(text).not.toContain(secret)
  }
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

/** The content of a backup that is not locked: frames behind a head, then gzip. */
function gunzipFrames(file: Buffer): string {
  const head = 'KENCANA CADANGAN\n'.length
  const pieces: Buffer[] = []
  for (let at = head + 4 + file.readUInt32BE(head); at < file.length; ) {
    const size = file.readUInt32BE(at)
    pieces.push(file.subarray(at + 5, at + 5 + size))
    at += 5 + size + 32
  }
  return gunzipSync(Buffer.concat(pieces)).toString('latin1')
}

it('can use the connection again when a backup gives up half way', async () => {
  const client = new pg.Client({ connectionString: site().databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const many = "copy (select repeat('emas', 100) from generate_series(1, 50000)) to stdout"
  for await (const piece of copyOut(client, many)) {
    expect(piece.length).toBeGreaterThan(0)
    break
  }
  expect((await client.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
})

it('keeps the newest generations and nothing half made', async () => {
  const kept = await settings(undefined, 2)
  await mkdir(kept.folder)
  for (const name of ['20260101-000000', '20260102-000000', '20260103-000000']) {
    await writeFile(join(kept.folder, `kencana-${name}.cadangan`), 'lama')
  }
  await writeFile(join(kept.folder, 'catatan.txt'), 'bukan milik kita')
  const { path, dropped } = await backUp(site(), kept, tools())
  expect(dropped).toHaveLength(2)
  const names = await readdir(kept.folder)
  const mine = path.split('/').at(-1) ?? ''
  expect(names.sort()).toEqual(['catatan.txt', 'kencana-20260103-000000.cadangan', mine])
})

it('notices every wrong backup before a byte is written (T45)', async () => {
  const target = await emptyServer()
  const open = await backUp(site(), await settings(), tools())
  const locked = await backUp(site(), await settings(PHRASE), tools())
  const tables = await tablesOf(target.databaseUrl)
  const refused = async (bytes: Buffer, passphrase: string | undefined, reason: RegExp) => {
    const path = join(await testFolder(), 'rusak.cadangan')
    await writeFile(path, bytes)
    await expect(restoreBackup({ path, passphrase, target }, tools())).rejects.toThrow(reason)
    expect(await tablesOf(target.databaseUrl)).toEqual(tables)
  }
  for (const [{ path }, passphrase] of [
    [open, undefined],
    [locked, PHRASE],
  ] as const) {
    const whole = await readFile(path)
    const bad = (edit: (bytes: Buffer) => Buffer, reason: RegExp) =>
      refused(edit(Buffer.from(whole)), passphrase, reason)
    await bad(bytes => bytes.subarray(0, bytes.length - 1), /terpotong/)
    await bad(bytes => bytes.subarray(0, bytes.length >> 1), /terpotong/)
    await bad(bytes => bytes.subarray(0, 10), /bukan cadangan Kencana/)
    await bad(bytes => flip(bytes, bytes.length >> 1), /rusak atau pernah diubah/)
    await bad(bytes => flip(bytes, bytes.length - 3), /rusak atau pernah diubah/)
    await bad(bytes => Buffer.concat([bytes, Buffer.from('x')]), /ditambahkan di ekornya/)
    await bad(bytes => withoutPiece(bytes), /rusak|terpotong/)
  }
  await refused(await readFile(open.path), PHRASE, /tidak dikunci, padahal/)
  await refused(await readFile(locked.path), 'kata sandi yang lain', /Kata sandi cadangan salah/)
  await refused(await readFile(locked.path), undefined, /dikunci\. Isi BACKUP_PASSPHRASE_FILE/)
})

/** A hundred bytes of the middle are gone, as when a part of a disk cannot be read. */
const withoutPiece = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, 4_000), bytes.subarray(4_100)])

const flip = (bytes: Buffer, at: number): Buffer => {
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

it('refuses a backup of a newer program, and one of another history', async () => {
  const { path } = await backUp(site(), await settings(), tools())
  const known = knownMigrations(migrationsDir)
  await expect(checkBackup(path, undefined, known.slice(0, -1))).rejects.toThrow(
    /dibuat oleh Kencana yang lebih baru/,
  )
  const other = known.map((one, i) => (i === 3 ? { ...one, sidik: 'lain' } : one))
  await expect(checkBackup(path, undefined, other)).rejects.toThrow(/bukan yang ada di program ini/)
})

it('restores into an empty place only', async () => {
  const { path } = await backUp(site(), await settings(), tools())
  const target = await emptyServer()
  await ask(target.databaseUrl, 'create table catatan (isi text)')
  await expect(restoreBackup({ path, passphrase: undefined, target }, tools())).rejects.toThrow(
    /sudah berisi tabel dan tidak diubah/,
  )
  expect(await tablesOf(target.databaseUrl)).toEqual([{ n: 1 }])
  const used = { dataDir: await testFolder(), databaseUrl: undefined }
  await mkdir(join(used.dataDir, 'database'))
  await expect(
    restoreBackup({ path, passphrase: undefined, target: used }, tools()),
  ).rejects.toThrow(/sudah berisi basis data dan tidak diubah/)
})

it('leaves nothing behind when loading fails', async () => {
  const { path } = await backUp(site(), await settings(), tools())
  const target = await emptyServer()
  const broken = { ...tools(), migrationsDir: await brokenMigrations() }
  const tried = restoreBackup({ path, passphrase: undefined, target }, broken)
  await expect(tried).rejects.toThrow(/9999_rusak\.sql gagal/)
  expect(await tablesOf(target.databaseUrl)).toEqual([{ n: 0 }])
  const restored = await restoreBackup({ path, passphrase: undefined, target }, tools())
  expect(faultsOf(restored)).toEqual([])
})

/** Our migrations, and one after them that fails: found after the rows were loaded. */
async function brokenMigrations(): Promise<string> {
  const folder = await testFolder()
  for (const name of await readdir(migrationsDir)) {
    await writeFile(join(folder, name), await readFile(join(migrationsDir, name)))
  }
  await writeFile(join(folder, '9999_rusak.sql'), 'select 1 / 0')
  return folder
}

it('keeps what the books own, and says what somebody else laid beside them', async () => {
  const { databaseUrl } = site()
  await ask(databaseUrl, 'create table catatan_toko (isi text)')
  await ask(databaseUrl, 'create view lihat_toko as select 1 as satu')
  await ask(databaseUrl, 'create foreign data wrapper entah')
  await ask(databaseUrl, 'create server jauh foreign data wrapper entah')
  await ask(databaseUrl, 'create foreign table tabel_jauh (isi text) server jauh')
  onTestFinished(async () => {
    await ask(databaseUrl, 'drop table catatan_toko')
    await ask(databaseUrl, 'drop view lihat_toko')
    await ask(databaseUrl, 'drop foreign data wrapper entah cascade')
  })
  const { path, manifest } = await backUp(site(), await settings(), tools())
  expect(manifest.tidak_ikut).toEqual(['catatan_toko', 'lihat_toko', 'tabel_jauh'])
  expect(leftOut(manifest)).toContain('TIDAK ikut: catatan_toko, lihat_toko, tabel_jauh')
  const { CADANGAN } = await notesOf(databaseUrl)
  expect(CADANGAN?.rincian.tidak_ikut).toEqual(manifest.tidak_ikut)
  const target = await emptyServer()
  const restored = await restoreBackup({ path, passphrase: undefined, target }, tools())
  expect(faultsOf(restored)).toEqual([])
})

async function notesOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return readNotes(client).finally(() => client.end())
}

it('gives long tables back the very indexes, keys and references they had', async () => {
  const { path } = await backUp(site(), await settings(), tools())
  const target = await emptyServer()
  const plan = { path, passphrase: undefined, target, longFrom: 0 }
  expect(faultsOf(await restoreBackup(plan, tools()))).toEqual([])
  expect(await frameOf(target.databaseUrl)).toEqual(await frameOf(site().databaseUrl))
  await expect(ask(target.databaseUrl, 'delete from toko')).rejects.toThrow(/foreign key/)
})

/** Indexes and constraints of the books, by their tables. */
const frameOf = (url: string) =>
  ask<{ nama: string; isi: string }>(
    url,
    `select c.oid::regclass::text as nama, pg_get_indexdef(i.indexrelid) as isi
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and i.indisvalid and i.indisready
     union all
     select conrelid::regclass::text, concat_ws(' ', conname, pg_get_constraintdef(oid),
       convalidated) from pg_constraint where connamespace = 'public'::regnamespace
     order by 1, 2`,
  )
