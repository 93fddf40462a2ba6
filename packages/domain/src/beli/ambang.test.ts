import { describe, expect, test } from 'vitest'
import {
  AMBANG_IDENTITAS_RP,
  AMBANG_PERINGATAN_RP,
  AMBANG_TUGAS_RP,
  ambangPpatk,
  type BarisBeli,
  type BeliTanpaNota,
  batasLapor,
  butuhPembelian,
  namaDihitung,
} from './ambang.ts'

describe('approvals of a bought piece', () => {
  const line: BarisBeli = {
    asal: 'NOTA',
    harga_rp: 4_467_000,
    tertinggi_rp: 4_467_000,
    berat_mg: 3_237,
    berat_nota_mg: 3_250,
    sifat_beda: false,
    kerusakan: [{ perlu_otorisasi: false }],
  }
  const foreign = { asal: 'TANPA_NOTA', berat_nota_mg: null } as const
  const reasons = (more: Partial<BarisBeli>, tanpa_nota: BeliTanpaNota = 'OTORISASI') =>
    butuhPembelian({ ...line, ...more }, { tanpa_nota, toleransi_berat_mg: 50 }).map(
      ({ kategori, sebab }) => `${kategori} ${sebab}`,
    )

  test.each<[Partial<BarisBeli>, string[]]>([
    [{}, []],
    [{ harga_rp: 4_467_001 }, ['PEMBELIAN DIATAS_TERTINGGI']],
    [foreign, ['PEMBELIAN TANPA_NOTA']],
    [{ kerusakan: [...line.kerusakan, { perlu_otorisasi: true }] }, ['PEMBELIAN KERUSAKAN']],
    [{ sifat_beda: true }, ['PEMBELIAN SIFAT_BEDA']],
    [{ berat_mg: 3_200 }, []],
    [{ berat_mg: 3_199 }, ['TOLERANSI_BERAT_PEMBELIAN BERAT_BEDA']],
    [{ berat_mg: 3_300 }, []],
    [{ berat_mg: 3_301 }, ['TOLERANSI_BERAT_PEMBELIAN BERAT_BEDA']],
    [
      { harga_rp: 5_000_000, berat_mg: 3_000 },
      ['PEMBELIAN DIATAS_TERTINGGI', 'TOLERANSI_BERAT_PEMBELIAN BERAT_BEDA'],
    ],
  ])('%j', (more, asked) => {
    expect(reasons(more)).toEqual(asked)
  })

  test('no nota asks for none where it is allowed', () => {
    const setting = 'BOLEH'
    expect(reasons(foreign, setting)).toEqual([])
  })
})

// 04-domain C4
describe('the sum of a person and day', () => {
  test('is held against 100, 400 and 500 million', () => {
    expect([AMBANG_IDENTITAS_RP, AMBANG_PERINGATAN_RP, AMBANG_TUGAS_RP]).toEqual([
      100_000_000, 400_000_000, 500_000_000,
    ])
  })

  test.each([
    [0, 99_999_999, null, []],
    [0, 100_000_000, 'IDENTITAS', ['IDENTITAS']],
    [99_999_500, 500, 'IDENTITAS', ['IDENTITAS']],
    [100_000_000, 0, 'IDENTITAS', []],
    [100_000_000, 299_999_999, 'IDENTITAS', []],
    [100_000_000, 300_000_000, 'PERINGATAN', ['PERINGATAN']],
    [399_000_000, 101_000_000, 'TUGAS', ['PERINGATAN', 'TUGAS']],
    [0, 700_000_000, 'TUGAS', ['IDENTITAS', 'PERINGATAN', 'TUGAS']],
    [500_000_000, 1_000, 'TUGAS', []],
  ])('%d and %d', (before, amount, tingkat, dilewati) => {
    const jumlah_rp = before + amount
    expect(ambangPpatk(before, amount)).toEqual({ jumlah_rp, tingkat, dilewati })
  })

  test('is to be reported in fourteen working days of the store', () => {
    const never = { mingguan: [], tanggal: [] }
    expect(batasLapor('2026-11-20', never)).toBe('2026-12-04')
    expect(batasLapor('2026-11-20', { ...never, mingguan: [0, 6] })).toBe('2026-12-10')
  })

  test.each([
    [-1, 0],
    [0, -1],
    [0.5, 1],
    [1, Number.NaN],
  ])('throws on %d and %d', (before, amount) => {
    expect(() => ambangPpatk(before, amount)).toThrow(RangeError)
  })
})

describe('the name a person is counted by', () => {
  test.each(['Budi Santoso', ' budi  santoso', 'Pak Budi Santoso', 'Bpk. H. Búdi-Santoso.'])(
    'is the same of %s',
    nama => {
      expect(namaDihitung(nama)).toBe('BUDISANTOSO')
    },
  )

  test('is not taken for what somebody is addressed by', () => {
    expect(namaDihitung('Bunga')).toBe('BUNGA')
    expect(namaDihitung('Hj')).toBe('HJ')
    expect(namaDihitung('Ibu')).toBe('IBU')
    expect(namaDihitung('陈 美丽')).toBe('陈美丽')
  })
})
