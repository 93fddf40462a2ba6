import { describe, expect, it, test } from 'vitest'
import { type PriceInput, priceLine } from '../price.ts'
import { weightRule } from '../rounding.ts'
import { type CategoryCut, categoryCut } from './potongan.ts'

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

/** The worked piece of 04-domain B4 on its scale weight: 5,212,000. */
const ring: PriceInput = {
  berat_mg: 3237,
  permil: 750,
  aturan_berat: weightRule({ kode: 'TANPA', versi: 1, pita: null }),
  mode: 'GRAM',
  harga_per_gram: 1_550_000,
  ongkos_per_gram: 60_000,
  ongkos_per_pcs: 0,
  atribut_rp: 0,
  harga_bandrol: null,
  diskon_rp: 0,
  modal_rp: 4_900_000,
  pembulatan: STEP,
  batas: { naik_harga_rp: 1_000_000 },
}
const price = (change: Partial<PriceInput>) => priceLine({ ...ring, ...change })

describe('a kategori that is cheaper while it lasts', () => {
  const potongan_kategori = cut({ jenis_potongan: 'RUPIAH', potongan_rp: 32_500, versi: 3 })

  it('is priced less, told in the working, and needs no approval', () => {
    const line = price({ potongan_kategori })
    expect(line).toMatchObject({ harga_hitung_rp: 5_179_500, harga_jual_rp: 5_179_500 })
    expect([line.diskon_rp, line.butuh]).toEqual([32_500, []])
    expect(line.kerja.at(-1)).toEqual({
      teks: 'Potongan kategori, {nama}',
      facts: { nama: 'Ulang tahun toko', kode: 'HUT', versi: '3' },
      jumlah_rp: -32_500,
    })
  })

  it('is held against what is typed on top of it', () => {
    const line = price({ potongan_kategori, diskon_rp: 500 })
    expect(line).toMatchObject({ harga_jual_rp: 5_179_000, diskon_rp: 33_000 })
    expect(line.butuh).toEqual(['TURUN_ONGKOS'])
    expect(price({ potongan_kategori, harga_manual: 5_179_500 })).toMatchObject({
      harga_jual_rp: 5_179_500,
      diskon_rp: 0,
      butuh: [],
    })
  })

  it('takes nothing off a price that is typed for want of one, and all steps add up', () => {
    const mode = 'MANUAL'
    const typed = price({ potongan_kategori, mode, harga_manual: 5_000_000 })
    expect(typed).toMatchObject({ harga_jual_rp: 5_000_000, diskon_rp: 0 })
    for (const more of [{}, { diskon_rp: 7_000 }, { harga_manual: 6_000_000 }]) {
      const line = price({ potongan_kategori, ...more })
      expect(line.kerja.reduce((sum, step) => sum + step.jumlah_rp, 0)).toBe(line.harga_jual_rp)
    }
  })
})
