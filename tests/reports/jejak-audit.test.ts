import type { ReportRow } from '@kencana/contract/kit/report'
import { menuNodes } from '@kencana/contract/menu'
import { AUDIT_PLACES, AUDIT_SCREENS } from '@kencana/contract/names/audit'
import { addDays } from '@kencana/domain/calendar'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { moveAndScrap } from '../barang/moved-pieces.ts'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import { meant } from '../sample-shop/meant.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Who did what, from the chain of each store, and whether the chain is whole.

const ID = 'laporan-jejak-audit'
/** The chain tells the moment of the clock, whatever day the shop has open. */
const NOW = new Date().toISOString().slice(0, 10)
const DAYS = { tanggal_awal: '2026-11-20', sampai_tgl: addDays(NOW, 1) }
const WHOLE = 'Utuh'

let shop: ReportShop
let admin: pg.Client
let no_pindah: string
let gudang: readonly [kode: string, nama: string]
beforeAll(async () => {
  shop = await tradedShop()
  const rings = await takeIn(shop.owner, Array(2).fill({}))
  no_pindah = (await moveAndScrap(shop.spv, rings, 'A02')).no_pindah
  gudang = await firstGudang()
  const tray = { kode_baki: 'Z09', nama_baki: 'Etalase Baru', kode_gudang: gudang[0] }
  expectStatus(await shop.spv.post('baki', { ...tray, berat_baki: 0.5 }), 200)
  const ended = await shop.owner.post('users/SALES-JKT/akhiri-sesi', {}, { toko: 'JKT' })
  expectStatus(ended, 200)
  admin = new pg.Client({ connectionString: shop.api.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await shop?.api.stop()
})

async function firstGudang(): Promise<typeof gudang> {
  type Row = { kode_gudang: string; nama_gudang: string }
  const page = await shop.spv.get<{ data: Row[] }>('gudang?limit=1')
  const [one] = expectStatus(page, 200).data
  return [one?.kode_gudang ?? '', one?.nama_gudang ?? '']
}

/** A row of the chain as one was written before changes were noted. */
const put = (perintah: string, isi: object) =>
  admin.query(`select catat_audit('JKT', 'OWNER', now(), $1, null, $2::jsonb)`, [
    ...[perintah, JSON.stringify(isi)],
  ])

const trail = (query: object = {}, toko = 'JKT') =>
  reportOf(shop.owner, ID, { ...DAYS, toko, ...query })
const rowsOf = async (query: object = {}) => (await trail(query)).rows

/** The newest change of JKT. */
const lastChange = async () => (await rowsOf({ jenis: 'UBAH' })).at(-1)
const byRow = (rows: readonly ReportRow[]) => rows.map(row => Number(row.urut))
const up = (a: number, b: number) => a - b

describe('the trail', () => {
  test('is every row of the chain, once; each is whole', async () => {
    for (const toko of ['JKT', 'BDG']) {
      const { rows, totals } = await trail({}, toko)
      const [count] = await ledger(shop.api, toko, 'select count(*) from audit')
      expect([totals.jumlah, rows.length]).toEqual([count, count])
      expect(new Set(rows.map(row => row.rantai))).toEqual(new Set([WHOLE]))
      expect(byRow(rows).sort(up)).toEqual(rows.map((_, i) => i + 1))
    }
    expect(await rowsOf({ rantai: 'RUSAK' })).toEqual([])
  })

  test('says who did what to which document, and leads there', async () => {
    const [sold] = await rowsOf({ nomor: shop.sales[0] ?? '' })
    expect(sold).toMatchObject({
      user_id: 'KASIR-JKT',
      kegiatan: 'Penjualan',
      bagian: 'Transaksi',
      no_faktur_jual: shop.sales[0],
    })
    const undone = await rowsOf({ jenis: 'BATAL' })
    expect(undone).toHaveLength(1)
    expect(undone[0]).toMatchObject({ kegiatan: 'Batal penjualan', no_faktur_jual: shop.sales[1] })
    expect(undone[0]?.rincian).toContain(shop.sales[1])
    expect(undone[0]?.rincian).toContain('Pembeli urung')
    const [moved] = await rowsOf({ nomor: no_pindah })
    expect(moved).toMatchObject({ no_pindah, rincian: 'Tata ulang etalase' })
    expect(moved).not.toHaveProperty('no_jurnal')
  })

  test('says what was changed of masters, settings and rights, and of which record', async () => {
    const changes = await rowsOf({ jenis: 'UBAH' })
    expect(changes.every(row => row.nomor === null)).toBe(true)
    const made = changes.find(row => String(row.rincian).includes('Z09'))
    expect(made).toMatchObject({ user_id: 'SPV-JKT', kegiatan: 'Buat', bagian: 'Master Baki' })
    expect(made?.rincian).toBe(
      `Z09 Etalase Baru · Gudang: ${gudang.join(' ')} · Berat Baki Kosong: 0.500 g`,
    )
    const given = await rowsOf({ jenis: 'USERS' })
    expect(given.map(row => [row.user_id, row.kegiatan, row.bagian])).toEqual([
      ['OWNER', 'Akhiri sesi', 'Data Users'],
    ])
    expect(given[0]?.rincian).toBe('User: SALES-JKT')
    const both = [...(await rowsOf({ jenis: 'DOKUMEN' })), ...changes]
    expect(byRow(both).sort(up)).toEqual(byRow(await rowsOf()).sort(up))
  })

  test('says which settings and modules were changed to what, and where', async () => {
    const nilai = { LACI: 'KASIR,RR', TOLERANSI_SELISIH_KAS: '75000' }
    const body = { nilai, modul: { MARKETPLACE_MODULE: true }, toko: ['JKT'] }
    expectStatus(await shop.owner.put('para-system', body, { toko: 'JKT' }), 200)
    const row = await lastChange()
    expect(row).toMatchObject({ bagian: 'Setting System', kegiatan: 'Ubah', user_id: 'OWNER' })
    expect(row?.rincian).toBe(
      'Laci kas: KASIR → KASIR,RR · Toleransi selisih kas: Rp 50,000 → Rp 75,000 · Toko: JKT',
    )
    expect([row?.layar, row?.no_faktur_jual]).toEqual(['/settingsystem', undefined])
  })

  test('says which prices were set, by purity and group', async () => {
    const prices = (kode_kadar: string, harga_jual: number, more: object = {}) => ({
      ...{ kode_kadar, harga_jual, harga_beli: harga_jual - 60_000 },
      ...more,
    })
    const group = prices('750', 1_561_000, { kode_group: 'T750' })
    const two = { baris: [prices('420', 871_000), group] }
    expectStatus(await meant(shop.owner, 'harga-emas', two, { toko: 'JKT' }), 201)
    const row = await lastChange()
    expect(row).toMatchObject({ bagian: 'Parameter Harga Emas', kegiatan: 'Ubah' })
    expect(row?.rincian).toBe(
      '420 10 K · Harga Beli: Rp 810,000 → Rp 811,000 · Harga Jual: Rp 870,000 → Rp 871,000 · ' +
        'T750 750 18 K · Harga Beli: – → Rp 1,501,000 · Harga Jual: – → Rp 1,561,000',
    )
    expect(row?.layar).toBe('/master-parameter-harga-emas')
  })

  test('says of a long list its first items and how many more there are', async () => {
    const detail_akun = Array.from({ length: 15 }, (_, i) => ({
      ...{ kode_akun: 'D1', jenis_akun: `BAGIAN_${String(i).padStart(2, '0')}` },
      nomor_akun: String(1101 + i),
    }))
    await put('PUT para-akun-transaksi/{trx}/{type}', {
      ...{ alamat: { trx: 'HUTANG', type: 'UMUM' }, body: { detail_akun } },
    })
    const row = await lastChange()
    expect([row?.bagian, row?.layar]).toEqual(['Parameter Akun', '/parameter-akun'])
    const said = String(row?.rincian).split(' · ')
    expect(said.slice(0, 3)).toEqual([
      ...['Transaksi: HUTANG', 'Jenis: UMUM', 'Akun: BAGIAN_00 D1 1101'],
    ])
    expect([said.length, said.at(-1)]).toEqual([15, '+3'])
  })

  test('keeps persons, pictures and answers apart, however deep they were sent', async () => {
    const nilai = { JAM_BUKA: '09.00', telp: '081255501999', whatsapp: '081255501999' }
    const orang = [{ kode: 'A', nama: 'Budi', no_identitas: '3171', modal_rp: 4_900_000 }]
    const sent = { nilai, orang, logo: 'abc', isi: { sha256: 'ff' }, dipastikan: ['9'] }
    await put('PUT settingtoko', { body: sent })
    expect((await lastChange())?.rincian).toBe('Jam buka: 09.00 · Orang: A Nama Budi')
  })

  test('of one user, in either case; nobody else is nobody', async () => {
    const own = await rowsOf({ user_id: 'kasir-jkt' })
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(row => row.user_id))).toEqual(new Set(['KASIR-JKT']))
    expect(await rowsOf({ user_id: 'KASIR-BDG' })).toEqual([])
  })

  test('over all stores for head office; says the same everywhere', async () => {
    const all = await trail({}, 'ALL')
    const stores = ['PUSAT', 'JKT', 'BDG', 'SBY']
    const parts = await Promise.all(stores.map(toko => trail({}, toko)))
    expect(all.totals.jumlah).toBe(
      parts.reduce((sum, { totals }) => sum + Number(totals.jumlah), 0),
    )
    await sameEverywhere(shop.owner, ID, { ...DAYS, toko: 'JKT,BDG' })
  })

  test('holds no password, identity, telephone or cost', async () => {
    const text = JSON.stringify((await trail({}, 'ALL')).rows)
    expect(text).not.toMatch(/password|identitas|telp|modal|4900000|kencana-demo/)
  })

  test('is for owners, until one of them gives it to somebody', async () => {
    const path = `reports/${ID}?tanggal_awal=${TGL}`
    for (const user of ['SPV-JKT', 'KASIR-JKT', 'GUDANG-JKT']) {
      const { status, body } = await (await shop.api.as(user)).get(path)
      expect([user, status, body.code]).toEqual([user, 403, 'TANPA_HAK'])
    }
  })
})

test('every command that posts no document is called by the name of its screen', () => {
  const commands = endpoints.filter(({ kind, route }) => {
    return route.method !== 'GET' && (kind === 'change' || kind === 'upload')
  })
  expect(commands.length).toBeGreaterThan(200)
  const places = commands.map(({ route }) => route.path.split('/')[0] ?? '')
  expect(places.filter(place => !Object.hasOwn(AUDIT_PLACES, place))).toEqual([])
})

test('what was changed leads to its screen, all but the page outside the menu', () => {
  const screens = new Set(menuNodes().map(({ path }) => path))
  expect(Object.values(AUDIT_SCREENS).filter(path => !screens.has(path))).toEqual([])
  const without = Object.keys(AUDIT_PLACES).filter(place => !Object.hasOwn(AUDIT_SCREENS, place))
  expect(without).toEqual(['operasi'])
})

describe('a chain that was touched says where', () => {
  /** Rows that are not whole after a break, which is taken back again. */
  async function broken(statements: string): Promise<unknown[]> {
    await admin.query(`begin; set local session_replication_role = replica;
      create table asli as table audit; create table asli_kepala as table audit_kepala;
      create table asli_dokumen as table dokumen; ${statements}; commit`)
    try {
      const rows = await rowsOf({ rantai: 'RUSAK' })
      expect(byRow(rows)).toEqual(byRow((await rowsOf()).filter(row => row.rantai !== WHOLE)))
      return rows.map(row => [row.urut, row.rantai])
    } finally {
      await admin.query(`begin; set local session_replication_role = replica;
        delete from audit; insert into audit select * from asli;
        delete from audit_kepala; insert into audit_kepala select * from asli_kepala;
        delete from dokumen; insert into dokumen select * from asli_dokumen;
        drop table asli, asli_kepala, asli_dokumen; commit`)
    }
  }
  const JKT = "kode_toko = 'JKT'"
  const lastRow = async () => Math.max(...byRow(await rowsOf()))

  test.each([
    ['its content', `isi = jsonb_set(isi, '{tgl}', '"2026-01-01"')`],
    ['its user', "user_id = 'OWNER'"],
    ['its command', "perintah = 'TITIPAN'"],
    ['its moment', "pada = pada + interval '1 second'"],
  ])('a row changed in %s', async (_, change) => {
    expect(await broken(`update audit set ${change} where ${JKT} and urut = 2`)).toEqual([
      [2, 'Isi diubah'],
    ])
  })

  test('a row taken out: the one behind it does not join', async () => {
    expect(await broken(`delete from audit where ${JKT} and urut = 2`)).toContainEqual([
      3,
      'Tidak menyambung',
    ])
  })

  test('a row rewritten with its own hash: the one behind it does not join', async () => {
    const anew = `update audit set user_id = 'OWNER', hash = sha256(sebelum || convert_to(
      concat_ws('|', urut, extract(epoch from pada), 'OWNER', perintah, coalesce(nomor, ''),
        isi::text), 'UTF8')) where ${JKT} and urut = 2`
    expect(await broken(anew)).toEqual([[3, 'Tidak menyambung']])
  })

  test('the tail cut off', async () => {
    const last = await lastRow()
    expect(await broken(`delete from audit where ${JKT} and urut = ${last}`)).toEqual([
      [last - 1, 'Ekor terpotong'],
    ])
  })

  test('a document that is gone', async () => {
    const [sold] = await rowsOf({ nomor: shop.sales[0] ?? '' })
    const gone = `delete from dokumen where nomor = '${shop.sales[0]}'`
    expect(await broken(gone)).toEqual([[sold?.urut, 'Dokumen hilang']])
  })
})
