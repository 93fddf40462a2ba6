import { expect, test } from 'vitest'
import { debit, kredit } from '../../journal.ts'
import { weightBack } from '../../stok/cuci-manual.ts'
import { postKeluarManual, postMasukManual, postTerimaManual } from './cuci-manual.ts'

const GOLD = { berat_mg: 120_000, murni_ug: 84_000_000, modal_rp: 150_000_000 }

test('scrap goes to be washed by weight, and comes out of it', () => {
  expect(postMasukManual(GOLD)).toEqual([
    debit('PERSEDIAAN_CUCI', 150_000_000, 84_000_000),
    kredit('PERSEDIAAN_ROSOK', 150_000_000, -84_000_000),
  ])
  expect(postKeluarManual(GOLD)).toEqual([
    debit('PERSEDIAAN_ROSOK', 150_000_000, 84_000_000),
    kredit('PERSEDIAAN_CUCI', 150_000_000, -84_000_000),
  ])
})

test('what came back has its loss and its fee (13 §1, vector 3)', () => {
  const terms = { loss: { susut_permil: 5, minimal: 10 }, semua: false, ongkos_rp: 895_500 }
  expect(postTerimaManual(weightBack(GOLD, 120_000, 119_400, terms), 895_500)).toEqual([
    debit('PERSEDIAAN_CUCI', 150_145_500, 83_580_000),
    debit('BEBAN_SUSUT', 750_000, 420_000),
    kredit('PERSEDIAAN_CUCI', 150_000_000, -84_000_000),
    kredit('HUTANG_TUKANG', 895_500),
  ])
})
