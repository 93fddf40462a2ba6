import { readFile } from 'node:fs/promises'
import { addDays } from '@kencana/domain/calendar'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { add, ok, ring } from '../barang/shop.ts'
import { breaking } from '../database/breaking.ts'
import { reportOf } from '../reports/report-shop.ts'
import { scrap } from '../saldo-awal/rows.ts'
import { type Loaded, load, TOKO, undo } from '../saldo-awal/sheets.ts'
import type { Caller } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Scrap is a pool for each kadar: it comes with the load a shop begins with, and piece by piece.

const TGL = '2026-11-21'
const api = await testShop({ tgl: TGL })
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
const gudang = await api.as('GUDANG-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const MG = 3_237
const UG = MG * 750
const COST = 4_900_000

const loaded = async (...rows: Parameters<typeof scrap>[]): Promise<string> => {
  const sheet = rows.map(row => scrap(...row))
  return ok<Loaded>(await load(owner, 'ROSOK', sheet), 201).no_saldo_awal
}

/** Scraps pieces, with the grant it needs: one asks for those one after another. */
async function destroying(who: Caller, barang: readonly string[]) {
  const body = { barang, alasan: 'Patah' }
  const otorisasi = await who.grant('HANCUR_BARANG', 'POST barang/hancur', body)
  return async () => {
    const done = await who.post<{ no_hancur: string }>('barang/hancur', { ...body, otorisasi })
    return ok(done, 201).no_hancur
  }
}

const destroy = async (who: Caller, barang: readonly string[]) => (await destroying(who, barang))()

/** Pools of JKT as they stand, and by their movements. */
async function pools(): Promise<Record<string, readonly number[]>> {
  const { rows } = await admin.query<{ kunci: string; holds: number[]; moved: number[] }>(`
    select k.kunci, array[k.berat_mg, k.murni_ug, k.modal_rp]::float8[] as holds,
      (select array[sum(g.berat_mg), sum(g.murni_ug), sum(g.modal_rp)]::float8[] from gerak_kolam g
        where g.kode_toko = k.kode_toko and g.kunci = k.kunci) as moved
    from kolam k where k.kode_toko = 'JKT' order by 1`)
  expect(rows.map(one => one.moved)).toEqual(rows.map(one => one.holds))
  return Object.fromEntries(rows.map(one => [one.kunci, one.holds]))
}

const sound = async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
}

const gone = await loaded([1], [2, { kode_kadar: '375' }])

test('what is loaded fills the pool of its kadar, and undone it empties it', async () => {
  expect(await pools()).toEqual({
    'ROSOK|375': [10_000, 3_750_000, 9_000_000],
    'ROSOK|700': [10_000, 7_000_000, 9_000_000],
  })
  ok(await undo(owner, gone), 201)
  expect(await pools()).toEqual({ 'ROSOK|375': [0, 0, 0], 'ROSOK|700': [0, 0, 0] })
  await sound()
})

let isi = ''
let hancur = ''

test('pieces come into the pool of theirs at their weight, gold and cost', async () => {
  isi = await loaded([1], [2], [3, { kode_kadar: '375' }])
  hancur = await destroy(gudang, await add(spv, ring(), ring(), ring({ kode_group: 'M420' })))
  expect(await pools()).toEqual({
    'ROSOK|375': [10_000, 3_750_000, 9_000_000],
    'ROSOK|420': [MG, MG * 420, COST],
    'ROSOK|700': [20_000, 14_000_000, 18_000_000],
    'ROSOK|750': [2 * MG, 2 * UG, 2 * COST],
  })
  await sound()
})

test('ten that scrap at once all do, and no gram is lost', async () => {
  const codes = await add(spv, ...Array.from({ length: 10 }, () => ring()))
  const before = (await pools())['ROSOK|750'] as number[]
  const ready: (() => Promise<string>)[] = []
  for (const code of codes) ready.push(await destroying(gudang, [code]))
  await Promise.all(ready.map(one => one()))
  const after = (await pools())['ROSOK|750'] as number[]
  expect(after.map((figure, i) => figure - Number(before[i]))).toEqual([
    10 * MG,
    10 * UG,
    10 * COST,
  ])
  await sound()
})

test('its card says what came, from which document, and what is there', async () => {
  const id = 'laporan-kartu-stock'
  const { rows } = await reportOf(spv, id, { kartu: 'ROSOK' })
  const of750 = rows.filter(row => row.kode_baki === 'Rosok 750')
  expect(of750).toHaveLength(12)
  expect(of750[0]).toMatchObject({ jenis: 'Saldo awal', sisa: 0 })
  expect(of750[1]).toMatchObject({ nomor: hancur, masuk: 2 * MG, sisa: 2 * MG, sisa_murni: 2 * UG })
  expect(of750.at(-1)).toMatchObject({ sisa: 12 * MG, sisa_pcs: null })
  const of700 = rows.filter(row => row.kode_baki === 'Rosok 700').map(row => row.sisa)
  expect(of700).toEqual([0, 10_000, 0, 20_000])
  const later = { kartu: 'ROSOK', tanggal_awal: addDays(TGL, 1), sampai_tgl: addDays(TGL, 1) }
  const next = await reportOf(spv, id, later)
  expect(next.rows.map(row => [row.kode_baki, row.sisa])).toContainEqual(['Rosok 750', 12 * MG])
  expect((await reportOf(spv, id, { kartu: 'ROSOK', kode_baki: 'A01' })).rows).toEqual([])
})

/** Runs statements in a transaction that is thrown away. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  await admin.query('begin')
  try {
    return await work()
  } finally {
    await admin.query('rollback')
  }
}

describe('a server of the version before', () => {
  const POOLS = `select kunci, versi, nomor, jenis, tgl, pada, user_id, berat_mg, murni_ug,
    modal_rp, sisa_berat_mg, sisa_murni_ug, sisa_modal_rp from gerak_kolam where kode_toko = 'JKT'
    order by kunci, versi`

  test('scrapped before there were pools: they are filled as the documents were', async () => {
    const functions = new URL('../../apps/server/functions/kolam.sql', import.meta.url)
    const text = await readFile(functions, 'utf8')
    const { rows: before } = await admin.query(POOLS)
    expect(before.length).toBeGreaterThan(15)
    await tried(async () => {
      await admin.query('set local session_replication_role = replica')
      await admin.query('drop trigger rosok_masuk on jurnal_baris')
      await admin.query('delete from gerak_kolam')
      await admin.query('delete from kolam')
      await admin.query('set local session_replication_role = origin')
      await admin.query(text)
      expect((await admin.query(POOLS)).rows).toEqual(before)
      // The chain of such documents names no pool.
      await admin.query('set local session_replication_role = replica')
      await admin.query(`update audit set isi = isi - 'klaim_lain' where isi ? 'klaim_lain'`)
      expect(await findAltered(admin, 'JKT')).toEqual([])
    })
  })

  test('scraps beside this one: its pieces come into their pool, too', async () => {
    await tried(async () => {
      const was = await admin.query(`select berat_mg::int mg from kolam where kunci = 'ROSOK|750'
        and kode_toko = 'JKT'`)
      await admin.query('set local session_replication_role = replica')
      await admin.query(`delete from gerak_kolam where nomor = '${hancur}'`)
      await admin.query(`create temp table lama as
        select * from jurnal_baris where nomor = '${hancur}' and jenis_akun = 'PERSEDIAAN_ROSOK'`)
      await admin.query(`delete from jurnal_baris j using lama l
        where (j.kode_toko, j.nomor, j.baris) = (l.kode_toko, l.nomor, l.baris)`)
      await admin.query('set local session_replication_role = origin')
      await admin.query('insert into jurnal_baris select * from lama')
      const now = await admin.query(`select k.berat_mg::int mg, g.user_id, g.jenis
        from kolam k join gerak_kolam g using (kode_toko, kunci, versi)
        where kunci = 'ROSOK|750' and g.nomor = '${hancur}'`)
      const mg = was.rows[0].mg + 2 * MG
      expect(now.rows).toEqual([{ mg, user_id: 'GUDANG-JKT', jenis: 'HANCUR_BARANG' }])
    })
  })
})

const { filled, after } = breaking(
  () => admin,
  () => ({ isi, hancur }),
)
const kolam = (set: string) => `update kolam set ${set} where kunci = 'ROSOK|750'`
const gerak = (set: string) =>
  `update gerak_kolam set ${set} where kunci = 'ROSOK|750' and nomor = '$hancur'`

test.each([
  ['I2', 'a step of no document', gerak("nomor = 'HB-X'"), 'HB-X: step of a pool'],
  ['I3', 'a pool that holds more', kolam('berat_mg = berat_mg + 1'), 'ROSOK|750 differs'],
  ['I3', 'gold that is not there', kolam('murni_ug = 0'), 'ROSOK|750 differs'],
  ['I3', 'a pool that never moved', 'delete from gerak_kolam', 'ROSOK|375 differs'],
  ['I3', 'another weight', gerak('berat_mg = berat_mg + 1'), 'ROSOK|750 version 1 does not'],
  [
    'I3',
    'a step left out',
    "delete from gerak_kolam where nomor = '$hancur'",
    'ROSOK|750 version 2 does not',
  ],
  ['I14', 'a pool of another cost', kolam('modal_rp = modal_rp - 1'), 'PERSEDIAAN_ROSOK: stock'],
  [
    'I14',
    'scrap that no pool has',
    "update jurnal_baris set murni_ug = 1 where nomor = '$hancur' and jenis_akun like '%ROSOK'",
    'PERSEDIAAN_ROSOK: stock',
  ],
])('%s sees %s', async (invarian, _what, statement, says) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each([
  ['a pool', kolam('modal_rp = 1'), 'ROSOK|750', 'kolam'],
  ['a pool that is gone', "delete from kolam where kunci = 'ROSOK|375'", 'ROSOK|375', 'kolam'],
  ['who scrapped', gerak("user_id = 'OWNER'"), '$hancur', 'gerak kolam'],
  ['what a step left', gerak('sisa_murni_ug = 0'), '$hancur', 'gerak kolam'],
  ['what was loaded', "delete from gerak_kolam where nomor = '$isi'", '$isi', 'gerak kolam'],
])('%s that is not what the chain says is named', async (_, statement, no, apa) => {
  const found = await after(statement, () => findAltered(admin, TOKO))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(no))).join('\n')).toContain(apa)
})

test.each([
  ['less than nothing', { kunci: 'ROSOK|750', tambah: { berat_mg: -1e9 } }, 'kolam_isi_ck'],
  ['cost without weight', { kunci: 'ROSOK|916', tambah: { modal_rp: 1 } }, 'kolam_kosong_ck'],
  ['a kind nobody knows', { kunci: 'EMAS|750', tambah: {} }, 'kolam_jenis_ck'],
])('the writer keeps no pool of %s', async (_, { kunci, tambah }, constraint) => {
  const none = { berat_mg: 0, murni_ug: 0, modal_rp: 0 }
  const claim = { tabel: 'kolam', kunci, tambah: { ...none, ...tambah } }
  await tried(async () => {
    await admin.query("select set_config('app.kode_toko', 'JKT', true)")
    const write = admin.query(
      `select kunci_kolam('JKT', array[$1]), ubah_kolam('JKT', '{}', jsonb_build_array($2::jsonb))`,
      [kunci, JSON.stringify(claim)],
    )
    await expect(write).rejects.toMatchObject({ constraint })
  })
})
