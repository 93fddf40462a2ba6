import { expect, test } from 'vitest'
import { beratBuku, mungkinHilang, timbangBaki } from './timbang.ts'

const ATURAN = { label_mg: 250, toleransi_mg: 50, toleransi_pcs_mg: 5 }
/** 24 rings on a tray of 412.350 g (13 §2, vectors 1 and 2). */
const RINGS = { jumlah: 24, berat_mg: 78_432, baki_mg: 412_350 }

test.each([
  ['vector 1', 496_780, RINGS, -2, 120, 'COCOK'],
  ['vector 2', 493_295, RINGS, -3_487, 120, 'KURANG'],
  ['at its tolerance', 496_662, RINGS, -120, 120, 'COCOK'],
  ['a milligram below it', 496_661, RINGS, -121, 120, 'KURANG'],
  ['at its tolerance above', 496_902, RINGS, 120, 120, 'COCOK'],
  ['a milligram above it', 496_903, RINGS, 121, 120, 'LEBIH'],
  [
    'few pieces: the tray’s own',
    5_200,
    { jumlah: 2, berat_mg: 4_750, baki_mg: 0 },
    -50,
    50,
    'COCOK',
  ],
  ['an empty tray', 412_350, { ...RINGS, jumlah: 0, berat_mg: 0 }, 0, 50, 'COCOK'],
] as const)('%s', (_name, timbang_mg, isi, selisih_mg, toleransi_mg, hasil) => {
  expect(beratBuku(isi, ATURAN)).toBe(timbang_mg - selisih_mg)
  expect(timbangBaki(timbang_mg, isi, ATURAN)).toEqual({ selisih_mg, toleransi_mg, hasil })
})

test('names the piece that explains what lacks, the closest first', () => {
  const pieces = [3_100, 3_237, 3_360, 3_358, 9_000].map(berat_mg => ({ berat_mg }))
  const kurang = timbangBaki(493_295, RINGS, ATURAN)
  expect(mungkinHilang(pieces, kurang, ATURAN).map(({ berat_mg }) => berat_mg)).toEqual([3_237])
  const wide = { ...ATURAN, toleransi_pcs_mg: 20 }
  const found = mungkinHilang(pieces, timbangBaki(493_295, RINGS, wide), wide)
  expect(found.map(({ berat_mg }) => berat_mg)).toEqual([3_237, 3_358, 3_360, 3_100])
})

test('a piece that explains it to the milligram of its tolerance is named, no other', () => {
  const kurang = timbangBaki(493_295, RINGS, ATURAN)
  const pieces = [3_237 - 121, 3_237 - 120, 3_237 + 120, 3_237 + 121].map(berat_mg => ({
    berat_mg,
  }))
  expect(mungkinHilang(pieces, kurang, ATURAN).map(({ berat_mg }) => berat_mg)).toEqual([
    3_117, 3_357,
  ])
})

test('a tray that agrees, or is too heavy, lacks nothing', () => {
  // So many pieces that one of them is less than what they may be off by.
  const many = { jumlah: 400, berat_mg: 400_000, baki_mg: 0 }
  const agrees = timbangBaki(498_000, many, ATURAN)
  expect([agrees.hasil, agrees.toleransi_mg]).toEqual(['COCOK', 2_000])
  expect(mungkinHilang([{ berat_mg: 1_000 }], agrees, ATURAN)).toEqual([])
  const pieces = [{ berat_mg: 3_237 }]
  for (const timbang_mg of [496_780, 500_269]) {
    expect(mungkinHilang(pieces, timbangBaki(timbang_mg, RINGS, ATURAN), ATURAN)).toEqual([])
  }
})
