import { expect, test } from 'vitest'
import { agreed, mend, nota, OWN, reckoned, SNAPPED, TT, type Vector } from './pieces.fixture.ts'

// Pieces of our own nota in an exchange (04-domain B6 E to G): by the rules every
// chain begins with. The figures were reckoned apart, in exact fractions.
const VECTORS: readonly Vector[] = [
  ['E: bargaining between two tolerances', { ...TT, nota: nota() }, 'URIPAN', 5_161_500, 5_176_500],
  [
    'E: a loyal customer has the most at once',
    { ...TT, setia: true, nota: nota() },
    'URIPAN',
    5_176_500,
    5_176_500,
  ],
  [
    'E: no more is forgiven than is taken',
    { ...TT, nota: nota({ potongan: agreed('RUPIAH', 15_000) }) },
    'URIPAN',
    5_227_500,
    5_232_500,
  ],
  [
    'E: repair comes off as well',
    { ...TT, nota: nota(), kerusakan: mend(120_000) },
    'RUSAK',
    5_041_500,
    5_056_500,
  ],
  ['E: late and worn', { ...TT, nota: nota({ janji: 'LEWAT' }) }, 'URIPAN', 5_161_500, 5_176_500],
  [
    'E: nothing kept, by age',
    { ...TT, nota: nota({ umur: 90, potongan: null }) },
    'URIPAN',
    5_113_000,
    5_128_000,
  ],
  [
    'F: late, not worn, 800 mg',
    { ...TT, dipakai: false, nota: nota({ berat_nota_mg: 800, janji: 'LEWAT' }) },
    'URIPAN',
    5_222_500,
    5_222_500,
  ],
  [
    'F: late, not worn, 4999 mg',
    { ...TT, dipakai: false, nota: nota({ berat_nota_mg: 4_999, janji: 'LEWAT' }) },
    'URIPAN',
    5_182_500,
    5_182_500,
  ],
  [
    'F: late, not worn, 5000 mg',
    { ...TT, dipakai: false, nota: nota({ berat_nota_mg: 5_000, janji: 'LEWAT' }) },
    'URIPAN',
    5_195_000,
    5_195_000,
  ],
  [
    'F: late, not worn, 12345 mg',
    { ...TT, dipakai: false, nota: nota({ berat_nota_mg: 12_345, janji: 'LEWAT' }) },
    'URIPAN',
    5_139_500,
    5_139_500,
  ],
  [
    'F: late, not worn, with repair',
    { ...TT, dipakai: false, nota: nota({ janji: 'LEWAT' }), kerusakan: mend(75_000) },
    'RUSAK',
    5_125_000,
    5_125_000,
  ],
  [
    'F: penalty above the price',
    { ...TT, dipakai: false, nota: nota({ harga_rp: 9_000, janji: 'LEWAT' }) },
    'URIPAN',
    0,
    0,
  ],
  ['G: promise kept', { ...TT, nota: nota({ janji: 'TEPAT' }) }, 'URIPAN', 5_232_500, 5_232_500],
  [
    'G: promise kept, worn and mended',
    { ...TT, nota: nota({ janji: 'TEPAT' }), kerusakan: mend(60_000) },
    'RUSAK',
    5_172_500,
    5_172_500,
  ],
  [
    'rosok in an exchange of a kept promise, cheap nota',
    { ...TT, nota: nota({ harga_rp: 2_000_000, janji: 'TEPAT' }), kerusakan: SNAPPED },
    'ROSOK',
    2_000_000,
    2_000_000,
  ],
]

test.each(VECTORS)('%s', (...vector) => {
  const [, , hasil, target, ceiling] = vector
  expect(reckoned(OWN, vector)).toEqual([hasil, target, ceiling])
})
