import type { SendPlan, Sent } from '@kencana/contract/kit/masters/plan'
import { bonusSales } from '@kencana/contract/masters/penjualan/bonus-sales'
import { expect, test } from 'vitest'
import { ask as sqlOn } from '../database/folders.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { sampleValues } from './sample-values.ts'

// Who may send a master to which stores, and what a store that cannot take a row says.

interface Problem {
  readonly code: string
}

const api = await testShop()
const owner = await api.as('OWNER')
const admin = await api.as('ADMIN-PUSAT')

const ask = (caller: Caller, path: string, body: object, toko?: string) =>
  caller.post<SendPlan & Problem>(
    `${path}/kirim/pratinjau`,
    body,
    toko === undefined ? {} : { toko },
  )

test('only the head office sends, to stores that are there, never to itself', async () => {
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  for (const caller of [spv, kasir]) {
    for (const path of ['bandrol/kirim/pratinjau', 'bandrol/kirim']) {
      const toko = path.endsWith('kirim') ? [{ kode_toko: 'BDG', sidik: 'x' }] : ['BDG']
      expect([path, (await caller.post(path, { toko })).status]).toEqual([path, 403])
    }
  }
  for (const toko of [['XYZ'], ['JKT', 'PUSAT'], ["' or true"]]) {
    const answer = await ask(owner, 'bandrol', { toko })
    expect([toko, answer.status, answer.body.code]).toEqual([toko, 403, 'TOKO_BUKAN_HAK'])
  }
  expect((await ask(owner, 'bandrol', { toko: ['JKT'], kode: ['TIDAK-ADA'] })).status).toBe(404)
  expect((await ask(admin, 'gudang', { toko: ['JKT'] })).status).toBe(200)
  // What the chain shares is nobody's to send.
  expect((await ask(owner, 'kategori', { toko: ['JKT'] })).status).toBe(404)
})

test('a row whose reference a store lacks is told and left out; the others go', async () => {
  await owner.post('gudang', {
    kode_gudang: 'PAMER',
    nama_gudang: 'Pamer',
    jenis_gudang: 'ETALASE',
  })
  const tray = { nama_baki: 'Uji', berat_baki: 1 }
  await owner.post('baki', { ...tray, kode_baki: 'PAMER1', kode_gudang: 'PAMER' })
  await owner.post('baki', { ...tray, kode_baki: 'BRANKAS9', kode_gudang: 'BRANKAS' })
  const kode = ['PAMER1', 'BRANKAS9']
  const plan = (await ask(owner, 'baki', { kode, toko: ['JKT', 'SBY'] })).body
  expect(plan.toko.map(store => store.jumlah)).toMatchObject([
    { BARU: 1, DITOLAK: 1 },
    { BARU: 1, DITOLAK: 1 },
  ])
  const refused = plan.toko[0]?.baris.find(row => row.keadaan === 'DITOLAK')
  expect(refused).toMatchObject({
    kode: 'PAMER1',
    salah: { kode_gudang: 'Gudang PAMER tidak ada' },
  })
  const toko = plan.toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  const sent = (await owner.post<Sent>('baki/kirim', { kode, toko })).body
  expect(sent.toko.map(store => store.terkirim)).toEqual([true, true])
  expect((await owner.get('baki/BRANKAS9', { toko: 'SBY' })).status).toBe(200)
  expect((await owner.get('baki/PAMER1', { toko: 'SBY' })).status).toBe(404)
})

test('a store that moved since the preview is left alone', async () => {
  const row = { kode_bandrol: 'KIRIM', nama_bandrol: 'Kirim', harga_bandrol: 1 }
  await owner.post('bandrol', row)
  const before = (await ask(owner, 'bandrol', { kode: ['KIRIM'], toko: ['BDG'] })).body
  const toko = before.toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  const other = { ...row, harga_bandrol: 2 }
  await owner.post('bandrol', other, { toko: 'BDG' })
  const sent = (await owner.post<Sent>('bandrol/kirim', { kode: ['KIRIM'], toko })).body
  expect(sent).toMatchObject({
    message: 'Sebagian toko belum menerima',
    toko: [{ kode_toko: 'BDG', terkirim: false, code: 'BERUBAH' }],
  })
  expect((await owner.get('bandrol/KIRIM', { toko: 'BDG' })).body.harga_bandrol).toBe(2)
})

test('a store that switched the module off takes nothing and says so', async () => {
  const off = `insert into modul (kode_toko, kunci, aktif)
    values ('BDG', 'BONUS_SALES_MODULE', false)
    on conflict (kode_toko, kunci) do update set aktif = false`
  await sqlOn(api.database.adminUrl, off)
  const row = await sampleValues(owner, bonusSales, 1)
  const kode = [String(row[bonusSales.key])]
  expect((await owner.post('bonus-sales', row)).status).toBe(200)
  const plan = (await ask(owner, 'bonus-sales', { kode, toko: ['BDG', 'JKT'] })).body
  expect(plan.toko.map(store => [store.kode_toko, store.ditolak, store.jumlah.BARU])).toEqual([
    ['BDG', 'Modul Bonus sales tidak aktif di toko ini', 0],
    ['JKT', null, 1],
  ])
  const toko = plan.toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  const sent = (await owner.post<Sent>('bonus-sales/kirim', { kode, toko })).body
  expect(sent.toko.map(store => [store.kode_toko, store.terkirim, store.code])).toEqual([
    ['BDG', false, 'MODULE_OFF'],
    ['JKT', true, null],
  ])
})

test('the same key for other rows is refused, and there is no sending without a key', async () => {
  const plan = (await ask(owner, 'bandrol', { kode: ['KIRIM'], toko: ['SBY'] })).body
  const toko = plan.toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  const key = crypto.randomUUID()
  expect((await owner.post('bandrol/kirim', { kode: ['KIRIM'], toko }, { key })).status).toBe(201)
  const other = await owner.post<Problem>('bandrol/kirim', { toko }, { key })
  expect([other.status, other.body.code]).toEqual([422, 'KUNCI_BEDA'])
  expect((await owner.post('bandrol/kirim', { toko }, { key: null })).status).toBe(400)
})
