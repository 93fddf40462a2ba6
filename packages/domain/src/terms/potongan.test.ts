import { describe, expect, test } from 'vitest'
import { afterDiscount, type CategoryCut, categoryCut, cutSteps } from './potongan.ts'

const STEP = { langkah: 500, arah: 'NAIK' } as const
const cut = (more: Partial<CategoryCut>): CategoryCut => ({
  kode_potongan: 'HUT',
  nama_potongan: 'Ulang tahun toko',
  jenis_potongan: 'PER_GRAM',
  potongan_rp: 0,
  potongan_permil: 0,
  versi: 1,
  ...more,
})

// 3.250 g at 5,232,500 (04-domain B4)
test.each<[string, Partial<CategoryCut>, number]>([
  ['10,000 a gram: 32,500 is on the step', { potongan_rp: 10_000 }, 32_500],
  ['15,100 a gram: 49,075, and the customer pays up to the step', { potongan_rp: 15_100 }, 49_000],
  ['0.5 %: 26,162.5', { jenis_potongan: 'PERSEN', potongan_permil: 5 }, 26_000],
  ['rupiah a piece', { jenis_potongan: 'RUPIAH', potongan_rp: 75_000 }, 75_000],
  ['less than a step is nothing', { jenis_potongan: 'RUPIAH', potongan_rp: 499 }, 0],
  ['no more than the price', { jenis_potongan: 'RUPIAH', potongan_rp: 9_000_000 }, 5_232_500],
])('%s', (_, more, given) => {
  const piece = { berat_nota_mg: 3_250, harga_rp: 5_232_500 }
  expect(categoryCut(cut(more), piece, STEP)).toBe(given)
})

test('a kategori without a row in force costs what it costs', () => {
  expect(categoryCut(null, { berat_nota_mg: 3_250, harga_rp: 5_232_500 }, STEP)).toBe(0)
})

test('is told in the working by row and version; what takes nothing off is not told', () => {
  const row = cut({ versi: 3 })
  expect(cutSteps(row, 32_500)).toEqual([
    {
      teks: 'Potongan kategori, {nama}',
      facts: { nama: 'Ulang tahun toko', kode: 'HUT', versi: '3' },
      jumlah_rp: -32_500,
    },
  ])
  expect(cutSteps(row, 0)).toEqual([])
  expect(cutSteps(null, 0)).toEqual([])
  expect(cutSteps(null, 500)).toEqual([])
})

describe('what is left after a discount', () => {
  const up = { langkah: 500, arah: 'NAIK' } as const
  const down = { langkah: 500, arah: 'TURUN' } as const
  test.each([
    [10_000, 0, up, 10_000],
    [10_000, 499, up, 10_000],
    [10_000, 500, up, 9_500],
    [10_000, 501, up, 9_500],
    [10_000, 501, down, 9_000],
    [10_000, 10_000, up, 0],
    [10_000, 9_999, down, 0],
    // A tag price need be no multiple: it is never raised, and untouched without a discount.
    [9_900, 0, up, 9_900],
    [9_900, 0, down, 9_900],
    [9_900, 100, up, 9_900],
    [9_900, 100, down, 9_500],
    [9_900, 401, up, 9_500],
  ])('%d less %d, %j', (amount, diskon, rule, left) => {
    expect(afterDiscount(amount, diskon, rule)).toBe(left)
  })
})
