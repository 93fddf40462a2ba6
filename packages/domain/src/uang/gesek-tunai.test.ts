import { expect, test } from 'vitest'
import { usulanBiaya } from './gesek-tunai.ts'

test.each<[what: string, jumlah: number, tarif_e2: number, kelipatan: number, biaya: number]>([
  ['no rate', 1_000_000, 0, 500, 0],
  ['nothing swiped', 0, 150, 500, 0],
  ['a whole multiple stays', 1_000_000, 150, 500, 15_000],
  ['anything above it is the next one', 1_000_100, 150, 500, 15_500],
  ['what no coin makes of the cash is kept', 1_000_001, 150, 500, 15_501],
  ['also without a rate', 1_000_037, 0, 500, 37],
  ['a little is one multiple', 1_000, 1, 500, 500],
  ['by the rupiah', 333_333, 150, 1, 5_033],
  ['never more than was swiped', 300, 150, 500, 300],
  ['all of it', 700_000, 10_000, 500, 700_000],
  ['more rupiah than a double holds in between', 9_999_999_999_999, 1_000, 1, 1_000_000_000_099],
])('%s', (_, jumlah, tarif_e2, kelipatan, biaya) => {
  expect(usulanBiaya(jumlah, tarif_e2, kelipatan)).toBe(biaya)
})
