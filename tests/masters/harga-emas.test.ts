import type { BoardRow, PastPrice } from '@kencana/contract/areas/harga-emas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'

interface Answer {
  code: string
  detail: string
  data: BoardRow[]
}

let api: TestApi
let spv: Caller
let admin: Caller
const PATH = 'harga-emas'
const body = (harga_jual: number, harga_beli: number, more: object = {}) => ({
  baris: [{ kode_kadar: '750', harga_jual, harga_beli, ...more }],
})

beforeAll(async () => {
  api = await testApi()
  spv = await api.as('SPV-JKT')
  admin = await api.as('ADMIN-PUSAT')
})
afterAll(() => api.stop())

const rowOf = (rows: readonly BoardRow[], kadar: string, group: string | null = null) =>
  rows.find(row => row.kode_kadar === kadar && row.kode_group === group)

test('the board shows every kadar, then the price in force beside the one before', async () => {
  const empty = (await spv.get<BoardRow[]>(PATH)).body
  expect(empty).toHaveLength(6)
  expect(rowOf(empty, '750')).toMatchObject({ permil: 750, harga_jual: null, user_id: null })
  expect((await spv.post(PATH, body(1_000_000, 950_000))).status).toBe(201)
  const done = await spv.post<Answer>(PATH, body(1_025_000, 960_000))
  expect(rowOf(done.body.data, '750')).toMatchObject({
    harga_jual: 1_025_000,
    harga_jual_lama: 1_000_000,
    ubah_jual_permil: 25,
    ubah_beli_permil: 11,
    user_id: 'SPV-JKT',
    penyetuju: null,
  })
})

test('a group may have a price of its own; its history stands apart', async () => {
  const own = await spv.post<Answer>(PATH, body(1_100_000, 990_000, { kode_group: 'T750' }))
  expect(rowOf(own.body.data, '750', 'T750')).toMatchObject({ harga_jual: 1_100_000 })
  expect(rowOf(own.body.data, '750')).toMatchObject({ harga_jual: 1_025_000 })
  const past = async (more = '') =>
    (await spv.get<PastPrice[]>(`${PATH}/riwayat?kode_kadar=750${more}`)).body
  expect((await past()).map(row => row.harga_jual)).toEqual([1_025_000, 1_000_000])
  expect((await past('&kode_group=T750')).map(row => row.harga_jual)).toEqual([1_100_000])
  const wrong = await spv.post<Answer>(PATH, body(1, 1, { kode_group: 'T916' }))
  expect([wrong.status, wrong.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
})

test('what changes nothing adds nothing; the same key is done once', async () => {
  const count = async () =>
    (await spv.get<PastPrice[]>(`${PATH}/riwayat?kode_kadar=750`)).body.length
  const before = await count()
  await spv.post(PATH, body(1_025_000, 960_000))
  expect(await count()).toBe(before)
  const key = '0190a5ae-0000-7000-8000-000000000001'
  const twice = [
    await spv.post<Answer>(PATH, body(1_030_000, 960_000), { key }),
    await spv.post<Answer>(PATH, body(1_030_000, 960_000), { key }),
  ]
  expect(twice.map(answer => answer.status)).toEqual([201, 201])
  expect(twice[1]?.body).toEqual(twice[0]?.body)
  expect(await count()).toBe(before + 1)
})

test('refuses prices that cannot be meant', async () => {
  const codes = await Promise.all(
    [body(0, 0), body(900, 901), body(1.5, 1), { baris: [] }].map(
      async wrong => (await spv.post<Answer>(PATH, wrong)).body.code,
    ),
  )
  expect(codes).toEqual(['TIDAK_LENGKAP', 'HARGA_BELI_LEBIH', 'TIDAK_LENGKAP', 'TIDAK_LENGKAP'])
  const line = { kode_kadar: '750', harga_jual: 2, harga_beli: 1 }
  expect((await spv.post<Answer>(PATH, { baris: [line, line] })).status).toBe(400)
  expect((await spv.post<Answer>(PATH, body(2, 1), { key: null })).status).toBe(400)
})

test('others need a grant for exactly this board, and it burns', async () => {
  const toko = { toko: 'JKT' }
  const wish = body(1_040_000, 970_000)
  const alone = await admin.post<Answer>(PATH, wish, toko)
  expect([alone.status, alone.body.code]).toEqual([422, 'BUTUH_OTORISASI'])

  const own = await admin.post<{ otorisasi: string }>(
    'authorization',
    {
      user_id: 'SPV-JKT',
      password: 'kencana-demo',
      kategori: 'UBAH_HARGA_EMAS',
      perintah: { route: `POST ${PATH}`, body: wish },
    },
    toko,
  )
  const { otorisasi } = own.body
  const other = await admin.post<Answer>(PATH, { ...body(1_099_000, 970_000), otorisasi }, toko)
  expect([other.status, other.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
  const done = await admin.post<Answer>(PATH, { ...wish, otorisasi }, toko)
  expect(done.status).toBe(201)
  expect(rowOf(done.body.data, '750')).toMatchObject({
    harga_jual: 1_040_000,
    user_id: 'ADMIN-PUSAT',
    penyetuju: 'SPV-JKT',
  })
  const again = await admin.post<Answer>(PATH, { ...wish, otorisasi }, toko)
  expect([again.status, again.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
})

test('a price belongs to its store; who has no right to the screen sets none', async () => {
  const bdg = await api.as('SPV-BDG')
  expect(rowOf((await bdg.get<BoardRow[]>(PATH)).body, '750')?.harga_jual).toBeNull()
  const kasir = await api.as('KASIR-JKT')
  expect((await kasir.post(PATH, body(2, 1))).status).toBe(403)
  expect((await kasir.get(PATH)).status).toBe(200)
})
