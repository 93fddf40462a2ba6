import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { until } from '../crash/storm.ts'
import { ask } from '../database/folders.ts'
import { set } from '../hutang/counter.ts'
import { reportOf } from '../reports/report-shop.ts'
import { type Caller, logIn, type TestApi } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

// An old nota is found by whose it is, though the past is locked: each lookup is written down, and
// one person looks for so many others a day.

const api: TestApi = await testShop({ rowsByHand: true })
let kasir: Caller
let owner: Caller
let nota = ''

interface Found {
  readonly code?: string
  readonly count: number
  readonly data: readonly { readonly no_faktur_jual: string; readonly nama_customer: string }[]
}

const look = (q: string, who = kasir) => who.post<Found>('penjualan/cari-lama', { q })
const numbersOf = async (q: string) =>
  expectStatus(await look(q), 200).data.map(one => one.no_faktur_jual)

beforeAll(async () => {
  const shop = await openShop(api, 2)
  owner = shop.owner
  const { rings } = shop
  const customer = { nama: 'Ibu Rini Astuti', telp: '0812-3456-7890' }
  const sale = { ...cashSale(rings.slice(0, 1), RING_PRICE), customer }
  nota = expectStatus(
    await shop.kasir.post<{ no_faktur_jual: string }>('penjualan', sale),
    201,
  ).no_faktur_jual
  await ask(
    api.database.adminUrl,
    `update hari_bisnis set status = 'TUTUP', ditutup_pada = now(), ditutup_oleh = 'OWNER'
     where kode_toko = 'JKT' and status = 'BUKA'`,
  )
  await ask(
    api.database.adminUrl,
    `insert into hari_bisnis (kode_toko, tgl, status, dibuka_pada, dibuka_oleh)
     values ('JKT', '2026-11-22', 'BUKA', now(), 'OWNER')`,
  )
  kasir = await api.as('KASIR-JKT')
})

describe('a nota of a locked day', () => {
  it.each([
    ['a part of the name', 'rini'],
    ['the telephone as it is written', '0812-3456-7890'],
    ['the same as others write it', '+62 812 3456 7890'],
    ['its end', '567890'],
  ])('is found by %s', async (_, q) => {
    expect(await numbersOf(q)).toEqual([nota])
    expect((await kasir.get(`penjualan?q=${encodeURIComponent(q)}`)).status).toBe(403)
  })

  it('is asked for by its state too', async () => {
    const stand = async (status: string) =>
      expectStatus(await kasir.post<Found>('penjualan/cari-lama', { q: 'rini', status }), 200).count
    expect(await Promise.all(['SELESAI', 'BATAL', 'ALL'].map(stand))).toEqual([1, 0, 1])
  })

  it.each([
    ['nobody of that name', 'tidak ada'],
    ['a number, which is no customer', 'FJ-JKT'],
    ['what stands for anything in a pattern', '%%%'],
    ['noughts', '0000'],
  ])('is not found by %s', async (_, q) => expect(await numbersOf(q)).toEqual([]))

  it('is not looked for by two letters, nor by who may not see notas', async () => {
    expectStatus(await look('ri'), 400)
    expectStatus(await look('rini', await api.as('GUDANG-JKT')), 403)
  })

  it('stands in the audit trail with what was typed', async () => {
    const rows = await ask<{ q: string }>(
      api.database.adminUrl,
      `select isi->'body'->>'q' as q from audit where perintah = 'POST penjualan/cari-lama'
       and user_id = 'KASIR-JKT' order by urut`,
    )
    expect(rows.map(row => row.q)).toContain('rini')
    const days = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-12-31' }
    const asked = { toko: 'JKT', user_id: 'KASIR-JKT', ...days }
    const { rows: told } = await reportOf(owner, 'laporan-jejak-audit', asked)
    const looked = told.filter(({ kegiatan }) => kegiatan === 'Cari nota lama')
    expect(looked.some(({ rincian }) => String(rincian).includes('rini'))).toBe(true)
  })

  it('is looked for so often a person and day; the same customer costs nothing again', async () => {
    const spv = await api.as('SPV-JKT')
    await set(owner, { CARI_NOTA_LAMA: '2' })
    expect(expectStatus(await look('rini', spv), 200).count).toBe(1)
    expectStatus(await look('Budi', spv), 200)
    const no = await look('Sari', spv)
    expect([no.status, JSON.stringify(no.body)]).toEqual([
      429,
      expect.stringContaining('Anda sudah mencari 2 nota lama hari ini'),
    ])
    expectStatus(await look('RINI ', spv), 200)
    await set(owner, { CARI_NOTA_LAMA: '0' })
    expectStatus(await look('rini', spv), 429)
    await set(owner, { CARI_NOTA_LAMA: '40' })
  })

  it('is opened by its number so often, by every door; the same costs nothing again', async () => {
    await set(owner, { CARI_NOTA_LAMA: '2' })
    const fresh = await logIn(api.origin, 'SALES-JKT')
    const open = async (nomor: string, who = fresh) => (await who.get(`penjualan/${nomor}`)).status
    // Of today's, of no day, and of another store nothing is counted.
    for (const other of ['FJ-JKT-261122-0001', 'FJ-JKT-1', 'FJ-BDG-261101-0001']) {
      expect(await open(other)).toBe(404)
    }
    expect([await open(nota), await open(nota)]).toEqual([200, 200])
    expect(await open('FJ-JKT-261119-0001')).toBe(404)
    const next = 'FJ-JKT-261118-0001'
    const doors = [
      fresh.get(`penjualan/${next}`),
      fresh.get(`penjualan/${next}/jurnal`),
      fresh.get(`penjualan?q=${next.toLowerCase()}`),
      fresh.post(`penjualan/${next}/nota`, {}),
      look('rini', fresh),
    ]
    const said = (await Promise.all(doors)).map(({ status, body }) => [status, body.code])
    expect(said).toEqual(doors.map(() => [429, 'CARI_LAMA_HABIS']))
    expect(await open(nota)).toBe(200)
    expect(await open(next, await api.as('SPV-JKT')), 'who may look back').toBe(404)
    const rows = await ask<{ perintah: string; nomor: string }>(
      api.database.adminUrl,
      `select perintah, isi->'body'->>'nomor' as nomor from audit
       where perintah like '%/nomor-lama' and user_id = 'SALES-JKT' order by urut`,
    )
    expect(rows).toEqual(
      [nota, 'FJ-JKT-261119-0001'].map(nomor => ({ perintah: 'GET penjualan/nomor-lama', nomor })),
    )
    const days = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-12-31' }
    const { rows: told } = await reportOf(owner, 'laporan-jejak-audit', { toko: 'JKT', ...days })
    const opened = told.filter(({ kegiatan }) => kegiatan === 'Buka nomor lama')
    expect(opened.some(({ rincian }) => String(rincian).includes(nota))).toBe(true)
    await set(owner, { CARI_NOTA_LAMA: '40' })
  })

  it('is counted and written down where its paper is refused', async () => {
    await set(owner, { CARI_NOTA_LAMA: '1' }, 'BDG')
    const bdg = await api.as('KASIR-BDG')
    const none = 'FJ-BDG-261101-0001'
    expect((await bdg.post(`penjualan/${none}/nota`, {})).status).toBe(404)
    const next = await bdg.get<Found>('penjualan/FJ-BDG-261102-0001')
    expect([next.status, next.body.code]).toEqual([429, 'CARI_LAMA_HABIS'])
    const rows = await ask(
      api.database.adminUrl,
      `select isi->'body'->>'nomor' as nomor from audit
       where perintah = 'GET penjualan/nomor-lama' and user_id = 'KASIR-BDG'`,
    )
    expect(rows).toEqual([{ nomor: none }])
  })

  it('is looked for by one of two lookups at once where one is left', async () => {
    const bdg = await api.as('SPV-BDG')
    await set(owner, { CARI_NOTA_LAMA: '1' }, 'BDG')
    const rival = new pg.Client({ connectionString: api.database.adminUrl })
    await rival.connect()
    try {
      await rival.query(`select pg_advisory_lock(7271, hashtext('BDG SPV-BDG'))`)
      const sent = [look('Sari', bdg), look('Tuti', bdg)]
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
      const both = async () => (await rival.query(waiting)).rowCount === 2
      await until('two lookups of one person', both, 60_000)
      await rival.query(`select pg_advisory_unlock(7271, hashtext('BDG SPV-BDG'))`)
      const answers = await Promise.all(sent)
      expect(answers.map(one => one.status).sort()).toEqual([200, 429])
    } finally {
      await rival.end()
    }
  })
})
