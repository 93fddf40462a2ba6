import { expect, it, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What is wrong, what a store needs first, and what gold costs over the chain.

let now = new Date('2026-11-21T09:00:00+07:00')
const api = await testShop({ clock: { now: () => now }, tgl: '2026-11-21' })
let owner = await api.as('OWNER')
let spv = await api.as('SPV-JKT')

interface Task {
  readonly kode: string
  readonly jumlah: number
  readonly sejak: string | null
}
interface Watched {
  readonly toko: readonly { kode_toko: string; tugas: readonly Task[] }[]
}

const set = async (nilai: Record<string, string>, toko = ['JKT']) =>
  expectStatus(await owner.put('para-system', { nilai, modul: {}, toko }), 200)

const steps = async (who: Caller, toko?: string) => {
  const place = toko === undefined ? {} : { toko }
  type Step = { kode: string; selesai: boolean }
  const found = expectStatus(await who.get<Step[]>('ringkasan/langkah-awal', place), 200)
  return Object.fromEntries(found.map(({ kode, selesai }) => [kode, selesai]))
}

it('ticks the first steps from the books, each for whoever may take it', async () => {
  expect(await steps(spv)).toEqual({})
  await set({ LANGKAH_AWAL: 'YA' })
  const begun = { ALAMAT: true, HARGA: false, SALES: true, BAKI: true, REKENING: true, USER: true }
  const open = { SALDO: false, BARANG: false, CADANGAN: false, PENJUALAN: false }
  expect(await steps(owner, 'JKT')).toEqual({ ...begun, ...open })
  const { SALDO: _, CADANGAN: __, ...ofStore } = { ...begun, ...open }
  expect(await steps(spv)).toEqual(ofStore)
  const gudang = await api.as('GUDANG-JKT')
  expect(Object.keys(await steps(gudang)).sort()).toEqual(['BAKI', 'BARANG'])

  const shop = await openShop(api, 2)
  expect(await steps(spv)).toMatchObject({ HARGA: true, BARANG: true, PENJUALAN: false })
  const [ring = ''] = shop.rings
  expectStatus(await shop.kasir.post('penjualan', cashSale([ring], RING_PRICE)), 201)
  // all that is the supervisor's is done
  expect(await steps(spv)).toEqual({})
  expect(await steps(owner, 'JKT')).toMatchObject({ PENJUALAN: true, CADANGAN: false })
  await set({ LANGKAH_AWAL: 'TIDAK' })
  expect(await steps(owner, 'JKT')).toEqual({})
})

const priceTask = async (user: string) => {
  const who = await logIn(api.origin, user)
  const { tugas } = expectStatus(await who.get<{ tugas: Task[] }>('ringkasan'), 200)
  return tugas.find(({ kode }) => kode === 'HARGA_LAMA')
}
const old = { kode: 'HARGA_LAMA', jumlah: 1, rp: null, sejak: '2026-11-21' }

it('says that a board is older than its bound, to whom it is to set', async () => {
  await set({ BATAS_UMUR_HARGA: '0' }, ['BDG'])
  now = new Date('2026-11-24T23:00:00+07:00')
  expect(await priceTask('SPV-JKT')).toBeUndefined()
  now = new Date('2026-11-25T01:00:00+07:00')
  expect(await priceTask('SPV-JKT')).toEqual(old)
  expect(await priceTask('KASIR-JKT')).toBeUndefined()
  for (const [bound, told] of [
    ['4', undefined],
    ['0', undefined],
    ['3', old],
  ] as const) {
    owner = await logIn(api.origin, 'OWNER')
    await set({ BATAS_UMUR_HARGA: bound })
    expect(await priceTask('SPV-JKT'), bound).toEqual(told)
  }
})

it('tells head office of every store what waits there, and nobody else', async () => {
  owner = await logIn(api.origin, 'OWNER')
  const { toko } = expectStatus(await owner.get<Watched>('ringkasan/perhatian'), 200)
  const of = (kode: string) => toko.find(one => one.kode_toko === kode)?.tugas
  expect(toko.map(({ kode_toko }) => kode_toko)).toEqual(['PUSAT', 'JKT', 'BDG', 'SBY'])
  const open = { kode: 'BELUM_TUTUP', jumlah: 1, rp: null, sejak: '2026-11-21' }
  expect(of('JKT')).toEqual([open, old])
  // a store without a price never had one that is old
  expect(of('SBY')).toEqual([open])
  spv = await logIn(api.origin, 'SPV-JKT')
  expect((await spv.get('ringkasan/perhatian')).status).toBe(403)
  const baris = [{ kode_kadar: '750', harga_jual: 1_560_000, harga_beli: 1_490_000 }]
  expectStatus(await owner.post('harga-emas', { baris }, { toko: 'JKT' }), 201)
  expect(await priceTask('SPV-JKT')).toBeUndefined()
})

test('the price of the chain goes from its cheapest to its dearest board', async () => {
  const range = async () => expectStatus(await owner.get('harga-emas/rentang'), 200)
  expect(await range()).toMatchObject({ permil: 750, toko: 1, terendah: 1_560_000 })
  const baris = [{ kode_kadar: '750', harga_jual: 1_580_000, harga_beli: 1_500_000 }]
  expectStatus(await owner.post('harga-emas', { baris }, { toko: 'BDG' }), 201)
  expect(await range()).toEqual({
    ...{ nama_kadar: '18 K', permil: 750, toko: 2, rantai: 4, tanpa_jawaban: [] },
    terendah: 1_560_000,
    tertinggi: 1_580_000,
  })
  // finer gold that one store alone sells is what is told
  const finer = [{ kode_kadar: '999', harga_jual: 2_100_000, harga_beli: 2_000_000 }]
  expectStatus(await owner.post('harga-emas', { baris: finer }, { toko: 'SBY' }), 201)
  expect(await range()).toMatchObject({ permil: 999, toko: 1, tertinggi: 2_100_000 })
  const branch = await logIn(api.origin, 'SPV-JKT')
  expect((await branch.get('harga-emas/rentang')).status).toBe(403)
})
