import { describe, expect, test } from 'vitest'
import { type BarisBeli, type BeliTanpaNota, butuhPembelian, namaDihitung } from './ambang.ts'

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
describe('the name a person is counted by', () => {
  test.each([
    'Budi Santoso',
    ' budi  santoso',
    '  Pak Budi Santoso',
    'Bpk. H. Búdi-Santoso.',
    'Sdr Budi Santoso',
  ])('is the same of %s', nama => {
    expect(namaDihitung(nama)).toBe('BUDISANTOSO')
  })

  test('is not taken for what somebody is addressed by', () => {
    expect(namaDihitung('Bunga')).toBe('BUNGA')
    expect(namaDihitung('Hj')).toBe('HJ')
    expect(namaDihitung('Siti Hj Budi')).toBe('SITIHJBUDI')
    expect(namaDihitung('Ibu')).toBe('IBU')
    expect(namaDihitung('陈 美丽')).toBe('陈美丽')
  })
})
