import { golongan } from '@kencana/domain/kadar'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { chance } from '../fuzz/chance.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, takeIn } from './shop.ts'

// Purity by tenths of a permil through the doors: exact to the microgram in the journal or refused.

interface Problem {
  readonly code: string
  readonly errors: Record<string, string>
}

const api = await testShop()
const { kasir, owner } = await openShop(api, 1)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const kadar = (permil: unknown, kode_kadar = 'UJI') => ({
  kode_kadar,
  nama_kadar: 'Uji',
  permil,
  golongan: typeof permil === 'number' ? golongan(permil) : 'TUA',
})

test.each<[unknown]>([
  [0],
  [0.1],
  [0.9],
  [-750],
  [1000.1],
  [1001],
  [999.95],
  [916.67],
  ['750'],
  ['916,7'],
  ['916.7'],
  [null],
])('%s is no purity', async permil => {
  const answer = await owner.post<Problem>('kadar', kadar(permil))
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['permil']])
  expect((await owner.get('kadar/UJI')).status).toBe(404)
})

const luck = chance(45)
const tenths = (from: number, to: number) => (from + luck.below(to - from + 1)) / 10
const EDGES = [1, 1.1, 333.3, 499.9, 500, 916.7, 999.9, 1000]
const PURITIES = [...EDGES, ...Array.from({ length: 16 }, () => tenths(10, 10_000))]
const WEIGHTS_MG = [1, 5, 15, 1_005, 3_237, 99_999]

/** Rounded once, half up, in whole numbers. */
const fine = (mg: number, permil: number): number =>
  Number((BigInt(mg) * BigInt(Math.round(permil * 10)) + 5n) / 10n)

/** Fine gold that documents moved into the stock, or out of it. */
async function stocked(nomor: string): Promise<number> {
  const { rows } = await admin.query<{ ug: number }>(
    `select sum(murni_ug)::float8 ug from jurnal_baris
     where kode_toko = 'JKT' and nomor = $1 and jenis_akun = 'PERSEDIAAN'`,
    [nomor],
  )
  return rows[0]?.ug ?? 0
}

test('every purity is taken in, shown and sold to the microgram', async () => {
  const wrong: string[] = []
  for (const [i, permil] of PURITIES.entries()) {
    const kode_kadar = `U${i}`
    expectStatus(await owner.post('kadar', kadar(permil, kode_kadar)), 200)
    const pieces = [WEIGHTS_MG[i % WEIGHTS_MG.length] ?? 1, 1 + luck.below(50_000)]
    const price = { mode_harga: 'BANDROL', harga_bandrol: 1_000_000, modal_rp: 500_000 }
    const codes = await takeIn(
      owner,
      pieces.map(mg => ({ ...price, kode_kadar, berat: mg / 1000 })),
    )
    const sum = pieces.reduce((all, mg) => all + fine(mg, permil), 0)
    const shown = await kasir.get<{ kadar: number }>(`barang/${codes[0]}`)
    const { rows } = await admin.query<{ nomor: string }>(
      'select no_masuk nomor from barang where kode_barcode = $1',
      [codes[0]],
    )
    const sold = expectStatus(
      await kasir.post<{ no_faktur_jual: string }>('penjualan', cashSale(codes, 2_000_000)),
      201,
    )
    const found = [
      shown.body.kadar,
      await stocked(rows[0]?.nomor ?? ''),
      await stocked(sold.no_faktur_jual),
    ]
    const wanted = [permil, sum, -sum]
    if (found.join() !== wanted.join()) wrong.push(`${pieces} mg: ${found}, not ${wanted}`)
  }
  expect(wrong).toEqual([])
})

test('the highest purity of a store is one to the tenth', async () => {
  const most = (KADAR_MAKS: string) =>
    owner.put('para-system', { nilai: { KADAR_MAKS }, modul: {} }, { toko: 'JKT' })
  expectStatus(await most('916'), 200)
  const piece = (kode_kadar: string) => ({
    ...{ nama_barang: 'Gelang', kode_dept: 'GELANG', kode_group: 'T916', kode_baki: 'A01' },
    ...{ mode_harga: 'BANDROL', harga_bandrol: 1_000_000, modal_rp: 500_000, berat: 1, kode_kadar },
  })
  const add = (kode_kadar: string) =>
    api.as('SPV-JKT').then(spv => spv.post<Problem>('barang', { barang: [piece(kode_kadar)] }))
  const over = await add(`U${EDGES.indexOf(916.7)}`)
  expect([over.status, over.body.code]).toEqual([422, 'BARIS_SALAH'])
  expectStatus(await add('916'), 201)
  expectStatus(await most('1000'), 200)
})
