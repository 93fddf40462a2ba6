import { expect, test } from 'vitest'
import { damage, FOREIGN, mend, reckoned, SNAPPED, TT, type Vector } from './pieces.fixture.ts'

// Pieces without nota (04-domain B6 A to C): by the rules every
// chain begins with. The figures were reckoned apart, in exact fractions.
const VECTORS: readonly Vector[] = [
  ['A: 3.237 g of emas tua as scrap', { ...TT, kerusakan: SNAPPED }, 'ROSOK', 4_337_500, 4_467_000],
  ['B: 3.237 g of emas tua as scrap', { kerusakan: SNAPPED }, 'ROSOK', 4_337_500, 4_467_000],
  ['B: 1 mg of scrap', { berat_mg: 1, kerusakan: SNAPPED }, 'ROSOK', 1_000, 1_000],
  ['B: 100 mg of scrap', { berat_mg: 100, kerusakan: SNAPPED }, 'ROSOK', 134_000, 138_000],
  ['B: 999 mg of scrap', { berat_mg: 999, kerusakan: SNAPPED }, 'ROSOK', 1_338_500, 1_378_500],
  ['B: 1000 mg of scrap', { berat_mg: 1_000, kerusakan: SNAPPED }, 'ROSOK', 1_340_000, 1_380_000],
  ['B: 1149 mg of scrap', { berat_mg: 1_149, kerusakan: SNAPPED }, 'ROSOK', 1_539_500, 1_585_500],
  ['B: 5000 mg of scrap', { berat_mg: 5_000, kerusakan: SNAPPED }, 'ROSOK', 6_700_000, 6_900_000],
  [
    'B: 12345 mg of scrap',
    { berat_mg: 12_345, kerusakan: SNAPPED },
    'ROSOK',
    16_542_000,
    17_036_000,
  ],
  [
    'B: 100000 mg of scrap',
    { berat_mg: 100_000, kerusakan: SNAPPED },
    'ROSOK',
    134_000_000,
    138_000_000,
  ],
  [
    'A: scrap of emas tanggung',
    { ...TT, golongan: 'TANGGUNG', kerusakan: SNAPPED },
    'ROSOK',
    2_719_000,
    2_848_500,
  ],
  [
    'B: scrap of emas tanggung',
    { golongan: 'TANGGUNG', kerusakan: SNAPPED },
    'ROSOK',
    2_719_000,
    2_848_500,
  ],
  ['C1: intact, emas tanggung', { ...TT, golongan: 'TANGGUNG' }, 'URIPAN', 3_042_500, 3_172_000],
  ['C2: intact, emas tanggung', { golongan: 'TANGGUNG' }, 'URIPAN', 3_042_500, 3_172_000],
  [
    'A: scrap of emas muda',
    { ...TT, golongan: 'MUDA', kerusakan: SNAPPED },
    'ROSOK',
    1_942_000,
    2_071_500,
  ],
  [
    'B: scrap of emas muda',
    { golongan: 'MUDA', kerusakan: SNAPPED },
    'ROSOK',
    1_942_000,
    2_071_500,
  ],
  ['C1: intact, emas muda', { ...TT, golongan: 'MUDA' }, 'URIPAN', 2_201_000, 2_330_500],
  ['C2: intact, emas muda', { golongan: 'MUDA' }, 'URIPAN', 2_201_000, 2_330_500],
  ['C2: 3237 mg intact', {}, 'URIPAN', 4_661_000, 4_790_500],
  ['C2: 3238 mg intact', { berat_mg: 3_238 }, 'URIPAN', 4_662_500, 4_792_000],
  ['C2: 800 mg intact', { berat_mg: 800 }, 'URIPAN', 1_152_000, 1_184_000],
  ['C2: 25001 mg intact', { berat_mg: 25_001 }, 'URIPAN', 36_001_000, 37_001_000],
  ['C1: intact in an exchange', { ...TT }, 'URIPAN', 4_661_000, 4_790_500],
  [
    'what could be mended is scrap without nota',
    { kerusakan: mend(50_000) },
    'ROSOK',
    4_337_500,
    4_467_000,
  ],
  [
    'solder: 5,000 a gram of the scale',
    { kerusakan: [damage({ hasil: 'ROSOK', jenis_potongan: 'PER_GRAM', potongan_rp: 5_000 })] },
    'ROSOK',
    4_321_000,
    4_450_500,
  ],
  [
    'solder: 3 % of the metal',
    { kerusakan: [damage({ hasil: 'ROSOK', jenis_potongan: 'PERSEN', potongan_permil: 30 })] },
    'ROSOK',
    4_207_000,
    4_333_000,
  ],
  [
    'solder: 3 %, 5,000 a gram and 10,001',
    {
      kerusakan: [
        damage({ hasil: 'ROSOK', jenis_potongan: 'PERSEN', potongan_permil: 30 }),
        damage({ hasil: 'ROSOK', jenis_potongan: 'PER_GRAM', potongan_rp: 5_000 }),
        damage({ hasil: 'ROSOK', jenis_potongan: 'RUPIAH', potongan_rp: 10_001 }),
      ],
    },
    'ROSOK',
    4_181_000,
    4_306_500,
  ],
  [
    'deductions above the worth leave nothing',
    {
      berat_mg: 100,
      kerusakan: [damage({ hasil: 'ROSOK', jenis_potongan: 'RUPIAH', potongan_rp: 500_000 })],
    },
    'ROSOK',
    0,
    0,
  ],
  [
    'deductions per gram above the price leave nothing',
    { kerusakan: [damage({ hasil: 'ROSOK', jenis_potongan: 'PER_GRAM', potongan_rp: 2_000_000 })] },
    'ROSOK',
    0,
    0,
  ],
  [
    'all of it in percent leaves nothing',
    { kerusakan: [damage({ hasil: 'ROSOK', jenis_potongan: 'PERSEN', potongan_permil: 1_000 })] },
    'ROSOK',
    0,
    0,
  ],
  [
    'scrap, step 1 down',
    { berat_mg: 3_238, kerusakan: SNAPPED },
    'ROSOK',
    4_338_920,
    4_468_440,
    [1, 'TURUN'],
  ],
  [
    'scrap, step 100 down',
    { berat_mg: 3_238, kerusakan: SNAPPED },
    'ROSOK',
    4_338_900,
    4_468_400,
    [100, 'TURUN'],
  ],
  [
    'scrap, step 1000 down',
    { berat_mg: 3_238, kerusakan: SNAPPED },
    'ROSOK',
    4_338_000,
    4_468_000,
    [1_000, 'TURUN'],
  ],
  [
    'scrap, step 1000 up',
    { berat_mg: 3_238, kerusakan: SNAPPED },
    'ROSOK',
    4_339_000,
    4_469_000,
    [1_000, 'NAIK'],
  ],
  [
    'scrap, step 500 up',
    { berat_mg: 3_238, kerusakan: SNAPPED },
    'ROSOK',
    4_339_000,
    4_468_500,
    [500, 'NAIK'],
  ],
]

test.each(VECTORS)('%s', (...vector) => {
  const [, , hasil, target, ceiling] = vector
  expect(reckoned(FOREIGN, vector)).toEqual([hasil, target, ceiling])
})
