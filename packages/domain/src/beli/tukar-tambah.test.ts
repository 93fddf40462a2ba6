import fc from 'fast-check'
import { expect, test } from 'vitest'
import { journalOf } from '../journal.ts'
import { postPembelian } from '../posting/pembelian.ts'
import { postPenjualan } from '../posting/penjualan.ts'
import { janjiTerlaluLama, janjiTukar, selisih, tertinggiTukar } from './tukar-tambah.ts'

test('a new piece of 5.232.500 for an old one of 4.337.500: the customer pays 895.000 (B7)', () => {
  expect(selisih(5_232_500, 4_337_500)).toEqual({
    tukar_rp: 4_337_500,
    dibayar_rp: 895_000,
    dikembalikan_rp: 0,
  })
})

test('an old piece that is worth more: the shop pays', () => {
  expect(selisih(1_000_000, 1_250_500)).toEqual({
    tukar_rp: 1_000_000,
    dibayar_rp: 0,
    dikembalikan_rp: 250_500,
  })
  for (const same of [700, 0]) {
    expect(selisih(same, same)).toEqual({ tukar_rp: same, dibayar_rp: 0, dikembalikan_rp: 0 })
  }
})

test('a promise is too long from the day after its bound', () => {
  const from = '2026-11-21'
  expect(janjiTerlaluLama('2026-12-21', from, 30)).toBe(false)
  expect(janjiTerlaluLama('2026-12-22', from, 30)).toBe(true)
  expect(janjiTerlaluLama('9999-12-31', from, 3_650)).toBe(true)
  expect([janjiTerlaluLama(from, from, 0), janjiTerlaluLama('2026-11-22', from, 0)]).toEqual([
    false,
    true,
  ])
})

test('what an exchange pays out is what the rest of the old pieces is bought for', () => {
  const promised = { tukar_rp: 11_932_000, beli_rp: 11_782_000 }
  // 836.000 of it exchanged, the rest bought: 11.782.000 × 11.096.000 / 11.932.000
  expect(tertinggiTukar(836_000, promised)).toBe(836_000 + 10_956_509)
  expect(tertinggiTukar(11_932_000, promised)).toBe(11_932_000)
  expect(tertinggiTukar(20_000_000, promised)).toBe(11_932_000)
  expect(tertinggiTukar(0, promised)).toBe(11_782_000)
  expect(tertinggiTukar(836_000, { tukar_rp: 5_000_000, beli_rp: 5_200_000 })).toBe(5_000_000)
  expect(tertinggiTukar(836_000, { tukar_rp: 5_000_000, beli_rp: 0 })).toBe(836_000)
})

test.each([
  [-1, 0],
  [0, -1],
  [0.5, 0],
])('%d against %d is no exchange', (jual, beli) => {
  expect(() => selisih(jual, beli)).toThrow(RangeError)
})

const rupiah = fc.integer({ min: 0, max: 1e12 })

test('no rupiah is lost between the sides, and one of them owes the other', () => {
  fc.assert(
    fc.property(rupiah, rupiah, (jual, beli) => {
      const { tukar_rp, dibayar_rp, dikembalikan_rp } = selisih(jual, beli)
      expect(tukar_rp + dibayar_rp).toBe(jual)
      expect(tukar_rp + dikembalikan_rp).toBe(beli)
      expect(Math.min(dibayar_rp, dikembalikan_rp)).toBe(0)
    }),
  )
})

test('both sides are booked gross, and nothing stays between them (B18 #10)', () => {
  const { tukar_rp, dibayar_rp } = selisih(5_232_500, 4_337_500)
  const sold = postPenjualan({
    ...{ total_rp: 5_232_500, diskon_rp: 0, ppn_rp: 56_940, modal_rp: 4_500_000 },
    ...{ murni_ug: 2_437_500, kembali_rp: 0, laci: 'KASIR' },
    pembayaran: [
      { cara: 'TUKAR', jumlah: tukar_rp },
      { cara: 'TUNAI', jumlah: dibayar_rp },
    ],
  })
  const bought = postPembelian({
    beli: {
      BLN: { modal_rp: 4_337_500, murni_ug: 2_427_750 },
      BAKI: { modal_rp: 0, murni_ug: 0 },
    },
    pembayaran: [{ cara: 'TUKAR', jumlah: tukar_rp }],
    laci: 'KASIR',
  })
  const sums = new Map<string, number>()
  for (const { jenis_akun, debit_rp, kredit_rp } of journalOf([...sold, ...bought])) {
    sums.set(jenis_akun, (sums.get(jenis_akun) ?? 0) + debit_rp - kredit_rp)
  }
  expect(Object.fromEntries(sums)).toMatchObject({
    KAS: 895_000,
    PERSEDIAAN_BLN: 4_337_500,
    PENJUALAN: -5_175_560,
    PPN_KELUARAN: -56_940,
    TUKAR_TAMBAH: 0,
  })
})

test.each([
  [null, '2026-11-25', 'TANPA'],
  ['2026-11-25', '2026-11-25', 'TEPAT'],
  ['2026-11-25', '2026-11-24', 'TEPAT'],
  ['2026-11-25', '2026-11-26', 'LEWAT'],
] as const)('promised until %s and brought on %s is %s', (sampai, tgl, janji) => {
  expect(janjiTukar(sampai, tgl)).toBe(janji)
})
