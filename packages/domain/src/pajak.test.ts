import { describe, expect, it, test } from 'vitest'
import {
  type AsalPajak,
  includedPpn,
  type JenisPembeli,
  type KelasPajak,
  KONSUMEN,
  lineTax,
  pph22,
  ppnShares,
  type TaxedPrice,
  type TaxRates,
  taxClass,
  uncollectedPpn,
} from './pajak.ts'

/** Rates of 04-domain C1 and C2. */
const perhiasan: TaxRates = {
  kode_pajak: 'PERHIASAN',
  kelas_pajak: 'PERHIASAN',
  tgl_berlaku: '2023-05-01',
  versi: 1,
  ppn_faktur: 110,
  ppn_tanpa: 165,
  ppn_pabrikan: 0,
  pph22: 25,
}

describe('class', () => {
  test.each([
    ['PERHIASAN', 750, 'PERHIASAN'],
    ['PERHIASAN', 1000, 'PERHIASAN'],
    ['BATANGAN', 1000, 'BATANGAN'],
    ['BATANGAN', 999.9, 'BATANGAN'],
    ['BATANGAN', 999.8, 'PERHIASAN'],
    ['BATANGAN', 999, 'PERHIASAN'],
    ['BATANGAN', 750, 'PERHIASAN'],
    ['BATU', 750, 'BATU'],
  ] as const)('%s of %d permil is %s', (kelas, permil, expected) => {
    expect(taxClass(kelas, permil, { kadar_batangan: 999.9, bersertifikat: true })).toBe(expected)
  })

  test.each([
    ['as fine as the shop says', 999, true, 'BATANGAN'],
    ['without a certificate', 999, false, 'PERHIASAN'],
    ['the finest without one', 990, false, 'PERHIASAN'],
  ] as const)('a bar of 999 permil, %s', (_, kadar_batangan, bersertifikat, expected) => {
    expect(taxClass('BATANGAN', 999, { kadar_batangan, bersertifikat })).toBe(expected)
  })
})

describe('rates', () => {
  test.each<[JenisPembeli, AsalPajak, number, number]>([
    ['KONSUMEN', 'FAKTUR', 110, 0],
    ['KONSUMEN', 'TANPA', 165, 0],
    ['PEDAGANG', 'FAKTUR', 110, 25],
    ['PEDAGANG', 'TANPA', 165, 25],
    ['PABRIKAN', 'FAKTUR', 0, 25],
    ['PABRIKAN', 'TANPA', 0, 25],
  ])('%s, %s', (jenis, asal, ppn_permyriad, pph22_permyriad) => {
    const buyer = { jenis, bebas_pph22: false }
    const taken = lineTax(perhiasan, asal, buyer, true)
    expect(taken).toEqual({ ppn_permyriad, pph22_permyriad })
    expect(lineTax(perhiasan, asal, { ...buyer, bebas_pph22: true }, true)).toEqual({
      ppn_permyriad,
      pph22_permyriad: 0,
    })
    expect(lineTax(perhiasan, asal, buyer, false)).toEqual({ ppn_permyriad: 0, pph22_permyriad })
  })

  it('know an end user, who pays no PPh 22 and needs no exemption for it', () => {
    expect(KONSUMEN).toEqual({ jenis: 'KONSUMEN', bebas_pph22: false })
    expect(lineTax(perhiasan, 'FAKTUR', KONSUMEN, true).pph22_permyriad).toBe(0)
  })

  it('are those of the row, not of the code', () => {
    const later = { ...perhiasan, ppn_tanpa: 180, ppn_pabrikan: 12, pph22: 50 }
    expect(lineTax(later, 'TANPA', KONSUMEN, true).ppn_permyriad).toBe(180)
    const maker = { jenis: 'PABRIKAN', bebas_pph22: false } as const
    expect(lineTax(later, 'TANPA', maker, true)).toEqual({
      ppn_permyriad: 12,
      pph22_permyriad: 50,
    })
  })
})

describe('VAT inside a price', () => {
  test.each([
    // 04-domain B18 #3 and C1
    [5_232_500, 110, 56_931],
    [5_232_500, 165, 84_935],
    [5_232_500, 0, 0],
    [0, 165, 0],
    [1, 165, 0],
    [46, 110, 1],
    [45, 110, 0],
  ])('%d at %d', (price, permyriad, ppn) => {
    expect(includedPpn(price, permyriad)).toBe(ppn)
  })
})

describe('PPh 22', () => {
  test.each([
    [5_175_569, 25, 12_938],
    [400, 25, 1],
    [399, 25, 0],
    [5_175_569, 0, 0],
  ])('of %d at %d', (net, permyriad, tax) => {
    expect(pph22(net, permyriad)).toBe(tax)
  })
})

describe('VAT shared over the prices of a nota', () => {
  const price = (
    kelas_pajak: KelasPajak | null,
    ppn_permyriad: number,
    harga_rp: number,
  ): TaxedPrice => ({ kelas_pajak, ppn_permyriad, harga_rp })
  test.each<[string, TaxedPrice[], number[]]>([
    ['nothing', [], []],
    ['one', [price('PERHIASAN', 110, 5_232_500)], [56_931]],
    ['two of a rate', [price('BATU', 110, 50), price('BATU', 110, 42)], [0, 1]],
    ['two rates, each rounded once', [price(null, 110, 46), price(null, 165, 31)], [1, 1]],
    ['class by class', [price('PERHIASAN', 110, 50), price('BATU', 110, 42)], [1, 0]],
    [
      'class by class, of three',
      [price('PERHIASAN', 110, 50), price(null, 110, 42), price('BATU', 110, 42)],
      [1, 0, 0],
    ],
    ['lines of before come first', [price('BATU', 110, 50), price(null, 110, 42)], [1, 0]],
    ['no price', [price('BATU', 110, 0), price('BATU', 110, 0)], [0, 0]],
    ['no VAT', [price('BATANGAN', 0, 1_000_000)], [0]],
  ])('%s', (_, prices, expected) => {
    expect(ppnShares(prices)).toEqual(expected)
  })

  test.each([
    [100, 11],
    [20_000_000, 2_200_000],
    [4, 0],
    [5, 1],
    [0, 0],
  ])('of a bar of %d are %d not collected', (harga, expected) => {
    expect(uncollectedPpn(harga)).toBe(expected)
  })
})
