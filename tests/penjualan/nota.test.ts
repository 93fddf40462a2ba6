import { expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop } from './shop.ts'

// What stands on the nota, read back from its file.

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 2)

test('gross lines less discounts are the total, with terms of every nota', async () => {
  const term = { kode_keterangan: 'SEMUA1', jenis_nota: 'SEMUA', urutan: 99 }
  const words = { ...term, keterangan: 'Ketentuan semua nota' }
  const path = 'master-parameter-keterangan-nota'
  expectStatus(await owner.post(path, words, { toko: 'JKT' }), 200)
  const limit = { nilai: { BATAS_TURUN_HARGA: '100000' }, modul: {} }
  expectStatus(await owner.put('para-system', limit, { toko: 'JKT' }), 200)
  const body = {
    ...cashSale([], 10_400_000),
    barang: [{ kode_barcode: rings[0], diskon_rp: 32_500 }, { kode_barcode: rings[1] }],
    diskon_rp: 32_500,
    customer: { nama: 'Ibu Siti Rahmawati Kusumaningrum' },
  }
  const { no_faktur_jual } = expectStatus(
    await kasir.post<{ no_faktur_jual: string }>('penjualan', body),
    201,
  )
  const paper = await wordsOf(await kasir.bytes(`penjualan/${no_faktur_jual}/nota`, { body: {} }))
  const texts = paper.words.filter(word => word.page === 1).map(word => word.text)
  expect(texts.filter(text => text === '5,232,500')).toHaveLength(2)
  for (const text of [
    'Jumlah harga',
    '10,465,000',
    '-65,000',
    'Rp 10,400,000',
    '2%',
    'Ibu Siti Rahmawati',
    'Kusumaningrum',
    '2 barang · berat nota 6.500 g · berat asli 6.474 g, emas murninya 4.856 g',
  ]) {
    expect(texts).toContain(text)
  }
  expect(texts.some(text => text.endsWith('Ketentuan semua nota'))).toBe(true)
  const heights = (name: string) => paper.words.find(word => word.text === name)?.y ?? 0
  expect(heights('Jumlah harga')).toBeLessThan(heights('Potongan'))
  expect(heights('Potongan')).toBeLessThan(heights('TOTAL'))
  expect(heights('TOTAL')).toBeLessThan(heights('Kembali'))
})
