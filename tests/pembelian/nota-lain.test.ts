import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { until } from '../crash/storm.ts'
import { ask } from '../database/folders.ts'
import { set } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import { type Bought, buying, ofNota, openBuying, refused, sellRings } from './counter.ts'
import { exchanging } from './exchange.ts'

// Numbers run, so a nota of another store is found by counting up: who asks is written down, and
// asks for so many an hour (18 D8).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const bandung = await openBuying(api, 'BDG')
const [own, first, second] = [
  await sellRings(owner, kasir),
  await sellRings(bandung.owner, bandung.kasir, 1, 'BDG'),
  await sellRings(bandung.owner, bandung.kasir, 1, 'BDG'),
]
const PRICE = 4_000_000

const look = (nomor: string, who: Caller = kasir, options = {}) =>
  who.get<Bought>(`pembelian/nota/${nomor}`, options)
const numberOf = (counted: number) => `FJ-BDG-261121-${String(counted).padStart(4, '0')}`

interface Kept {
  readonly nomor: string
  readonly toko: string
  readonly hasil: string
}
const kept = (user: string) =>
  ask<{ body: Kept }>(
    api.database.adminUrl,
    `select isi->'body' as body from audit where perintah = 'GET pembelian/nota-toko-lain'
     and user_id = '${user}' order by urut`,
  ).then(rows => rows.map(({ body }) => body))

const HELD = [429, 'NOTA_LAIN_HABIS']
const HELD_OWN = [429, 'CARI_LAMA_HABIS']

beforeAll(() => set(owner, { NOTA_TOKO_LAIN: '3' }))

test('each is written down, found or not; those of the own store are not', async () => {
  expectStatus(await look(own.no_faktur_jual), 200)
  expectStatus(await look(first.no_faktur_jual.toLowerCase()), 200)
  expectStatus(await look(first.no_faktur_jual), 200)
  expect(refused(await look(numberOf(9_001)))).toEqual([404, 'NOTA_TIDAK_DIKENAL'])
  expect(await kept('KASIR-JKT')).toEqual([
    { nomor: first.no_faktur_jual, toko: 'BDG', hasil: 'ada' },
    { nomor: numberOf(9_001), toko: 'BDG', hasil: 'tidak ada' },
  ])
  const days = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-12-31' }
  const { rows } = await reportOf(owner, 'laporan-jejak-audit', { toko: 'JKT', ...days })
  const told = rows.filter(({ kegiatan }) => kegiatan === 'Baca nota toko lain')
  expect(told[0]).toMatchObject({ user_id: 'KASIR-JKT', bagian: 'Pembelian' })
  expect(told[0]?.rincian).toContain(first.no_faktur_jual)
})

test('so many an hour, by every door; what was looked at goes on', async () => {
  expect(refused(await look(numberOf(9_002)))).toEqual([404, 'NOTA_TIDAK_DIKENAL'])
  const no = await look(second.no_faktur_jual)
  expect(refused(no)).toEqual(HELD)
  expect(no.body.detail).toMatch(/3 nota toko lain dalam satu jam: tunggu (59|60) menit/)
  const line = ofNota(second, PRICE)
  const { harga_beli: _, nama_barang: __, ke: ___, ...asked } = line
  const doors = [
    kasir.post<Bought>('pembelian/taksir', { barang: [asked] }),
    kasir.post<Bought>('pembelian', buying([line])),
    kasir.post<Bought>('tukar-tambah', exchanging(['11000001'], [line])),
  ]
  expect((await Promise.all(doors)).map(refused)).toEqual([HELD, HELD, HELD])
  const body = buying([ofNota(first, PRICE)])
  expectStatus(await kasir.post<Bought>('pembelian', body), 201)
  expectStatus(await look(own.no_faktur_jual), 200)
  expect(await kept('KASIR-JKT')).toHaveLength(3)
})

test('a door that is not asked first counts too', async () => {
  const line = ofNota(second, PRICE)
  expectStatus(await spv.post<Bought>('pembelian', buying([line])), 201)
  expect(await kept('SPV-JKT')).toEqual([
    { nomor: second.no_faktur_jual, toko: 'BDG', hasil: 'ada' },
  ])
})

test('head office and owners are written down, not held', async () => {
  await set(owner, { NOTA_TOKO_LAIN: '1' })
  const admin = await api.as('ADMIN-PUSAT')
  for (const who of [owner, admin]) {
    for (const counted of [9_003, 9_004]) {
      const answer = await look(numberOf(counted), who, { toko: 'JKT' })
      expect(refused(answer)).toEqual([404, 'NOTA_TIDAK_DIKENAL'])
    }
  }
  expect(await kept('ADMIN-PUSAT')).toHaveLength(2)
})

test('one of two looks at once where one is left', async () => {
  const rival = new pg.Client({ connectionString: api.database.adminUrl })
  await rival.connect()
  const person = `7276, hashtext('BDG KASIR-BDG')`
  try {
    await set(bandung.owner, { NOTA_TOKO_LAIN: '1' }, 'BDG')
    await rival.query(`select pg_advisory_lock(${person})`)
    const sent = ['FJ-JKT-261121-9001', 'FJ-JKT-261121-9002'].map(one => look(one, bandung.kasir))
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    const both = async () => (await rival.query(waiting)).rowCount === 2
    await until('two looks of one person', both, 60_000)
    await rival.query(`select pg_advisory_unlock(${person})`)
    const answers = await Promise.all(sent)
    expect(answers.map(one => one.status).sort()).toEqual([404, 429])
  } finally {
    await rival.end()
  }
})

test('an own nota of a locked day counts until its pieces are bought back', async () => {
  const hitungan = ['KASIR', 'DUA', 'RR'].map(laci => ({
    laci,
    pecahan: notesOf(laci === 'KASIR' ? 10_000_000 : 0),
  }))
  await api.goTo('2026-11-22')
  const closing = { tgl_system: '2026-11-21', hitungan, tetap_tutup: true }
  expectStatus(await kasir.post('tutup-toko', closing), 201)
  await set(owner, { CARI_NOTA_LAMA: '1' })
  const asked = 'FJ-JKT-261120-0001'
  const doors = () =>
    Promise.all([look(asked), kasir.get<Bought>(`penjualan/${asked}`)]).then(all =>
      all.map(refused),
    )
  const line = ofNota(own, PRICE)
  expectStatus(await look(own.no_faktur_jual), 200)
  expect(await doors()).toEqual([HELD_OWN, HELD_OWN])
  expectStatus(await kasir.post<Bought>('pembelian', buying([line])), 201)
  expect(await doors()).toEqual([
    [404, 'NOTA_TIDAK_DIKENAL'],
    [404, 'TIDAK_DITEMUKAN'],
  ])
  expect(refused(await look('FJ-JKT-261119-0001'))).toEqual(HELD_OWN)
})
