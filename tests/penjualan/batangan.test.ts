import { expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, takeIn } from './shop.ts'

// A bar is sold without VAT where it is as fine as the store says and has its certificate (C1).

const api = await testShop()
const { kasir, owner } = await openShop(api, 1)
const finest = { kode_kadar: '9999', nama_kadar: '24 K', permil: 999.9, golongan: 'TUA' }
expectStatus(await owner.post('kadar', finest), 200)
const group = { kode_group: 'LM9999', nama_group: 'Logam Mulia', kode_kadar: '9999' }
expectStatus(await owner.post('group', { ...group, aturan_berat: 'TANPA' }), 200)
const baris = ['999', '9999'].map(kode_kadar => ({
  ...{ kode_kadar, harga_jual: 2_000_000, harga_beli: 1_900_000 },
}))
expectStatus(await owner.post('harga-emas', { baris }, { toko: 'JKT' }), 201)

interface Shown {
  readonly ppn: number
  readonly barang: readonly { readonly pajak: { readonly kode_pajak: string } | null }[]
}
const BAR = { kode_dept: 'LM', nama_barang: 'Batangan 10 gram', berat: 10, ongkos_per_gram: 0 }

/** The class a bar is sold in, its VAT, and what the till was told before. */
async function sold(kode_group: string) {
  const [code = ''] = await takeIn(owner, [{ ...BAR, kode_group, modal_rp: 19_000_000 }])
  const till = await kasir.get<{ pajak: { kode_pajak: string } }>(`barang/${code}`)
  const done = await kasir.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([code], 20_000_000),
  )
  const { no_faktur_jual } = expectStatus(done, 201)
  const { ppn, barang } = (await kasir.get<Shown>(`penjualan/${no_faktur_jual}`)).body
  expect(barang[0]?.pajak?.kode_pajak).toBe(till.body.pajak.kode_pajak)
  return [till.body.pajak.kode_pajak, ppn]
}
const TAXED = ['PERHIASAN', 217_606]
const FREE = ['BATANGAN', 0]

const say = async (KADAR_BATANGAN: string) =>
  owner.put<{ errors: Record<string, string> }>('para-system', {
    ...{ nilai: { KADAR_BATANGAN }, modul: {}, toko: ['JKT'] },
  })
async function certify(bersertifikat: boolean) {
  const { body } = await owner.get<Record<string, unknown>>('kategori/LM')
  const { nama_kategori, kelas_pajak, versi } = body
  const row = { nama_kategori, kelas_pajak, versi, bersertifikat }
  expectStatus(await owner.put('kategori/LM', row), 200)
}

test('the limit is the setting: 999.9 until the store says otherwise', async () => {
  expect([await sold('LM999'), await sold('LM9999')]).toEqual([TAXED, FREE])
  expectStatus(await say('999'), 200)
  expect(await sold('LM999')).toEqual(FREE)
  expectStatus(await say('1000'), 200)
  expect(await sold('LM9999')).toEqual(TAXED)
  for (const [typed, fault] of [
    ['999.95', 'Paling banyak 1 angka di belakang koma'],
    ['899', 'Minimal 900'],
  ] as const) {
    expect(Object.values((await say(typed)).body.errors), typed).toEqual([fault])
  }
  expectStatus(await say('999.9'), 200)
})

test('a kategori without certificates is taxed like jewellery', async () => {
  await certify(false)
  expect(await sold('LM9999')).toEqual(TAXED)
  await certify(true)
  expect(await sold('LM9999')).toEqual(FREE)
})
