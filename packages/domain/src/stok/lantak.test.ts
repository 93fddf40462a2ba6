import { expect, test } from 'vitest'
import { KONSUMEN, type TaxRates } from '../pajak.ts'
import { barSale, barValue } from './lantak.ts'

const RATES: TaxRates = {
  ...{ kode_pajak: 'P', kelas_pajak: 'PERHIASAN', tgl_berlaku: '2024-01-01', versi: 1 },
  ...{ ppn_faktur: 110, ppn_tanpa: 165, ppn_pabrikan: 0, pph22: 25 },
}
const PEDAGANG = { jenis: 'PEDAGANG', bebas_pph22: false } as const

// 13 §1, vector 8; PPh 22 is taken of the price before VAT, as everywhere (04-domain C2).
test.each([
  ['a trader', PEDAGANG, true, [2_775_701, 420_560]],
  ['a trader who is exempt', { ...PEDAGANG, bebas_pph22: true }, true, [2_775_701, 0]],
  ['a maker, without VAT', { ...PEDAGANG, jenis: 'PABRIKAN' }, true, [0, 427_500]],
  ['an end user', KONSUMEN, true, [2_775_701, 0]],
  ['a trader, by a shop without VAT', PEDAGANG, false, [0, 427_500]],
] as const)('a bar is sold to %s', (_, buyer, ppn, [ppn_rp, pph22_rp]) => {
  expect(barSale(171_000_000, RATES, buyer, ppn)).toEqual({
    ...{ ppn_rp, pph22_rp },
    total_rp: 171_000_000 + pph22_rp,
  })
})

test('a supplier values a bar by its fine gold', () => {
  expect(barValue(83_608_200, 1_985_000)).toBe(165_962_277)
})
