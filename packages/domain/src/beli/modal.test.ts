import { expect, test } from 'vitest'
import { stokDibeli } from './modal.ts'

test('pieces cost what was paid and hold the gold that was weighed, by where they go', () => {
  const pieces = [
    { ke: 'BLN', harga_rp: 4_337_500, berat_mg: 3_237, permil: 750 },
    { ke: 'BLN', harga_rp: 1_000_000, berat_mg: 1_000, permil: 916.7 },
    { ke: 'BAKI', harga_rp: 5_101_500, berat_mg: 3_237, permil: 750 },
  ] as const
  expect(stokDibeli(pieces)).toEqual({
    BLN: { modal_rp: 5_337_500, murni_ug: 2_427_750 + 916_700 },
    BAKI: { modal_rp: 5_101_500, murni_ug: 2_427_750 },
  })
  const none = { modal_rp: 0, murni_ug: 0 }
  expect(stokDibeli([])).toEqual({ BLN: none, BAKI: none })
})
