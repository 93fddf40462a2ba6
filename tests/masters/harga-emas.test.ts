import type { BoardRow, PastPrice } from '@kencana/contract/areas/harga-emas'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'

interface Answer {
  code: string
  detail: string
  facts: Record<string, unknown>
  data: BoardRow[]
}
const PATH = 'harga-emas'
const body = (harga_jual: number, harga_beli: number, more: object = {}) => ({
  baris: [{ kode_kadar: '750', harga_jual, harga_beli, ...more }],
})

const api = await testShop()
const spv = await api.as('SPV-JKT')
const admin = await api.as('ADMIN-PUSAT')

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
      keterangan: 'Percobaan',
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

test('a leap is asked about: the mark of these very prices says that they are meant', async () => {
  const { body: board } = await spv.get<BoardRow[]>(PATH)
  const { harga_jual, harga_beli } = rowOf(board, '750') ?? {}
  const now = [harga_jual ?? 0, harga_beli ?? 0] as const
  const tenfold = body(now[0] * 10, now[1])
  const asked = await spv.post<Answer>(PATH, tenfold)
  expect([asked.status, asked.body.code]).toEqual([422, 'HARGA_EMAS_MELONJAK'])
  expect(asked.body.facts).toMatchObject({ persen: 900, lagi: 0 })
  const tanda = String(asked.body.facts.tanda)
  const other = body(now[0] * 11, now[1])
  for (const dipastikan of [['x'], [], [tanda]]) {
    const again = await spv.post<Answer>(PATH, { ...other, dipastikan })
    expect(again.body.code, 'a mark is for its own prices').toBe('HARGA_EMAS_MELONJAK')
  }
  const sure = await spv.post<Answer>(PATH, { ...tenfold, dipastikan: [tanda] })
  expect(rowOf(sure.body.data, '750')).toMatchObject({ harga_jual: now[0] * 10 })
  const back = await spv.post<Answer>(PATH, body(...now))
  const mark = [String(back.body.facts.tanda)]
  expect(back.body.facts).toMatchObject({ persen: -90 })
  expect((await spv.post(PATH, { ...body(...now), dipastikan: mark })).status).toBe(201)
})

test('by setting a leap needs two people, of whom one is not the other', async () => {
  const admins = new pg.Client(api.database.adminUrl)
  await admins.connect()
  await admins.query(
    `insert into para_system (kode_toko, kunci, nilai) values ('JKT', 'EMAS_DUA_ORANG', 'YA')
     on conflict (kode_toko, kunci) do update set nilai = 'YA'`,
  )
  await admins.end()
  const { body: board } = await spv.get<BoardRow[]>(PATH)
  const { harga_jual, harga_beli } = rowOf(board, '750') ?? {}
  const leap = body((harga_jual ?? 0) * 2, harga_beli ?? 0)
  const asked = await spv.post<Answer>(PATH, leap)
  const command = { ...leap, dipastikan: [String(asked.body.facts.tanda)] }
  expect((await spv.post<Answer>(PATH, command)).body.code).toBe('BUTUH_OTORISASI')
  const grantOf = async (user_id: string) => {
    const perintah = { route: 'POST harga-emas', body: command }
    const why = { kategori: 'UBAH_HARGA_EMAS', keterangan: 'Percobaan' }
    const asking = { ...why, user_id, password: 'kencana-demo', perintah }
    return spv.post<{ otorisasi: string }>('authorization', asking)
  }
  const own = (await grantOf('SPV-JKT')).body.otorisasi
  const alone = await spv.post<Answer>(PATH, { ...command, otorisasi: own })
  expect(alone.body.code, 'not by oneself').toBe('BUTUH_OTORISASI')
  const others = (await grantOf('OWNER')).body.otorisasi
  const both = await spv.post<Answer>(PATH, { ...command, otorisasi: others })
  expect(rowOf(both.body.data, '750')).toMatchObject({ penyetuju: 'OWNER' })
})

test('what one alone may not do at once is not done by steps of a day', async () => {
  const prices = (times: number) =>
    body(Math.trunc(1_400_000 * times), Math.trunc(1_300_000 * times), { kode_kadar: '700' })
  expect((await spv.post(PATH, prices(1))).status).toBe(201)
  expect((await spv.post(PATH, prices(0.92))).status).toBe(201)
  const second = await spv.post<Answer>(PATH, prices(0.86))
  expect([second.status, second.body.code]).toEqual([422, 'BUTUH_OTORISASI'])
  const preview = await spv.post<{ butuh_otorisasi: boolean }>(`${PATH}/pratinjau`, prices(0.86))
  expect(preview.body.butuh_otorisasi).toBe(true)
  const otorisasi = await spv.grant('UBAH_HARGA_EMAS', 'POST harga-emas', prices(0.86), 'OWNER')
  expect((await spv.post(PATH, { ...prices(0.86), otorisasi })).status).toBe(201)
  // measured from what two agreed to
  expect((await spv.post(PATH, prices(0.8))).status).toBe(201)
  expect((await spv.post<Answer>(PATH, prices(0.76))).body.code).toBe('BUTUH_OTORISASI')
  expect((await spv.post(PATH, prices(0.85))).status).toBe(201)
})
