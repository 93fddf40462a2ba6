import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, sort, sorted } from '../sortir/sort.ts'
import { back, craftsman, receive, type Stepped, sentOff, undo } from './batch.ts'

// What belongs to a batch stays with it: whatever was taken back, deleted or plated meanwhile.

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const gudang = await api.as('GUDANG-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())
await craftsman(owner)

const said = ({ status, body }: Answer<Stepped>) => [status, body.code]
const sound = async () => expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
const ring = async () => (await boughtRings(owner, kasir, 1))[0] ?? ''

test('a piece is of the batch that has it, whatever else was sent and taken back', async () => {
  const code = await ring()
  const first = await sentOff(gudang, [code])
  const taken = await receive(gudang, first, [await back(gudang, code)])
  const { no_terima } = expectStatus(taken, 201)
  const second = await sentOff(gudang, [code])
  expectStatus(await undo(gudang, second, second), 201)
  expectStatus(await undo(gudang, first, no_terima), 201)
  await sound()
  // Nobody closes it as if nothing lacked: the piece is named in the grant.
  const body = { no_kirim: first, sisa_pcs: 1 }
  expect(said(await spv.post<Stepped>('wasting-sepuhan', body))).toEqual([422, 'BUTUH_OTORISASI'])
  expectStatus(await receive(gudang, first, [await back(gudang, code)]), 201)
  await sound()
})

test('what is plated after it was washed is judged as plating, by who plates', async () => {
  for (const [proses, susut_permil] of [
    ['CUCI', 5],
    ['SEPUH', 20],
  ] as const) {
    const rule = { kode_susut: proses, nama_susut: proses, proses, susut_permil }
    expectStatus(await owner.post('parameter-susut', rule, { toko: 'JKT' }), 200)
  }
  const code = await ring()
  const no_kirim = await sentOff(gudang, [code])
  const onward = [await back(gudang, code, { tujuan: 'SEPUH' })]
  expectStatus(await receive(gudang, no_kirim, onward), 201)
  // 50 of 3,237 mg: 64 may be lost in plating, 16 in washing.
  const plated = [await back(gudang, code, { berat: 3.187 })]
  const done = await receive(gudang, no_kirim, plated, { path: 'terima-sepuhan' })
  expect(expectStatus(done, 201)).toMatchObject({ susut: 0.05, lebih: 0 })
  const mender = await craftsman(owner, 'TKR', { jenis_kerja: 'REPARASI' })
  const other = await ring()
  const told = { proses: 'REPARASI', kode_tukang: mender }
  const mended = await sentOff(gudang, [other], told)
  const refused = await receive(gudang, mended, [await back(gudang, other, { tujuan: 'SEPUH' })])
  expect(said(refused)).toEqual([422, 'TUKANG_LAIN_KERJA'])
  await sound()
})

test('whatever describes a piece stays while a craftsman has it, and so does he', async () => {
  const code = await ring()
  const no_kirim = await sentOff(gudang, [code])
  for (const [who, path] of [
    [owner, 'jenis/CINCIN'],
    [owner, 'kadar/750'],
    [owner, 'tukang/TK1'],
  ] as const) {
    const answer = await who.del<{ code: string }>(path, { toko: 'JKT' })
    expect([answer.status, answer.body.code], path).toEqual([409, 'MASIH_DIPAKAI'])
  }
  expectStatus(await receive(gudang, no_kirim, [await back(gudang, code)]), 201)
})

test('a sorting is not undone into a tray that was deleted meanwhile', async () => {
  const tray = { kode_baki: 'BELI9', nama_baki: 'Beli 9', berat_baki: 1, kapasitas: 50 }
  const { rows } = await admin.query<{ kode_gudang: string }>(
    "select kode_gudang from gudang where kode_toko = 'JKT' and jenis_gudang = 'BLN' limit 1",
  )
  const kode_gudang = rows[0]?.kode_gudang ?? ''
  expectStatus(await spv.post('baki', { ...tray, kode_gudang }), 200)
  const code = await ring()
  await admin.query(
    "update barang set kode_baki = 'BELI9' where kode_toko = 'JKT' and kode_barcode = $1",
    [code],
  )
  const barang = [await sorted(gudang, code)]
  const { no_sortir } = expectStatus(await sort(gudang, barang), 201)
  expectStatus(await spv.del('baki/BELI9'), 200)
  const path = `sortir/${no_sortir}/batal`
  const body = { alasan: 'Salah tujuan' }
  const otorisasi = await gudang.grant('BATAL_STOK', `POST ${path}`, body)
  const refused = await gudang.post<Stepped>(path, { ...body, otorisasi })
  expect(said(refused)).toEqual([422, 'BAKI_DIHAPUS'])
})

test('a fee is asked about without a word of what the pieces cost', async () => {
  const code = await ring()
  const no_kirim = await sentOff(gudang, [code])
  const asked = await receive(gudang, no_kirim, [await back(gudang, code)], {
    ongkos_per_pcs: 900_000_000,
  })
  expect(said(asked)).toEqual([422, 'ONGKOS_TUKANG'])
  expect(JSON.stringify(asked.body)).not.toMatch(/modal_?rp|4,000,000/i)
})
