import { describe, expect, test } from 'vitest'
import { hitungPenebusan, type LoanTerms } from './penebusan.ts'

const TERMS: LoanTerms = {
  metode: 'HARIAN',
  bunga_permil: 30,
  langkah: 500,
  hitung_hari_pertama: false,
  hari_minimal: 1,
  jangka_hari: 90,
  hari_tenggang: 0,
  denda_permil: 0,
}

const redeem = (tgl_lunas: string, more: Partial<LoanTerms> = {}) =>
  hitungPenebusan(1_575_000, '2026-08-07', tgl_lunas, { ...TERMS, ...more })

describe('redemption', () => {
  test('of the worked example: 106 days cost 167,000', () => {
    expect(redeem('2026-11-21')).toMatchObject({
      lama_pinjam: 106,
      hari_bunga: 106,
      hari_denda: 16,
      tgl_jatuh_tempo: '2026-11-05',
      bunga_rp: 47_250,
      bunga_pinjam: 167_000,
      denda_rp: 0,
      total_bayar: 1_742_000,
    })
  })

  test.each([
    ['the same day counts as one', '2026-08-07', {}, 1, 1, 2_000],
    ['the next day counts as one', '2026-08-08', {}, 1, 1, 2_000],
    ['with the first day counted', '2026-08-08', { hitung_hari_pertama: true }, 1, 2, 3_500],
    ['which counts once', '2026-08-07', { hitung_hari_pertama: true }, 1, 1, 2_000],
    [
      'of a day at least, too',
      '2026-08-07',
      { hitung_hari_pertama: true, jangka_hari: 0 },
      1,
      1,
      2_000,
    ],
    ['with ten days at least', '2026-08-08', { hari_minimal: 10 }, 1, 10, 16_000],
    ['nine days', '2026-08-16', {}, 9, 9, 14_500],
  ] as const)('%s', (_, tgl, more, lama_pinjam, hari_bunga, bunga_pinjam) => {
    expect(redeem(tgl, more)).toMatchObject({ lama_pinjam, hari_bunga, bunga_pinjam })
  })

  // 120 days in blocks of 15 are 8 blocks, however the first day is counted
  const counted = { metode: 'BLOK_15', jangka_hari: 120, hitung_hari_pertama: true } as const
  test.each([
    ['a day before it is due', '2026-12-04', counted, 120, 189_000],
    ['when it is due', '2026-12-05', counted, 120, 189_000],
    ['a day late', '2026-12-06', counted, 122, 213_000],
    ['when it is due', '2026-12-05', { ...counted, hitung_hari_pertama: false }, 120, 189_000],
    ['at least', '2026-12-05', { ...counted, hari_minimal: 121 }, 121, 213_000],
  ] as const)('%s: %s', (_, tgl, more, hari_bunga, bunga_pinjam) => {
    expect(redeem(tgl, more)).toMatchObject({ hari_bunga, bunga_pinjam })
  })

  // 2 % a month on 1,575,000 is 1,050 a day
  test.each([
    ['2026-11-05', 0, 0, 0],
    ['2026-11-06', 0, 1, 1_500],
    ['2026-11-12', 7, 0, 0],
    ['2026-11-21', 7, 9, 9_500],
  ])('until %s after %d days of grace: %d days of penalty', (tgl, grace, days, denda_rp) => {
    const late = redeem(tgl, { denda_permil: 20, hari_tenggang: grace })
    expect(late).toMatchObject({ hari_denda: days, denda_rp })
  })

  test('its working adds up and says only what counts', () => {
    const late = redeem('2026-11-21', { denda_permil: 20, hari_tenggang: 7 })
    expect(late.kerja).toEqual([
      { teks: 'Pokok pinjaman', facts: {}, jumlah_rp: 1_575_000 },
      {
        teks: 'Bunga {persen}% per 30 hari × {hari} hari',
        facts: { persen: '3', hari: '106' },
        jumlah_rp: 167_000,
      },
      {
        teks: 'Denda {persen}% per 30 hari, lewat {hari} hari',
        facts: { persen: '2', hari: '9' },
        jumlah_rp: 9_500,
      },
    ])
    expect(late.kerja.reduce((sum, step) => sum + step.jumlah_rp, 0)).toBe(late.total_bayar)
    expect(redeem('2026-08-16').kerja).toHaveLength(2)
  })

  test.each([
    ['BLOK_15', 'Bunga {persen}% per 30 hari, {hari} hari per blok 15 hari'],
    ['BULANAN', 'Bunga {persen}% per 30 hari, {hari} hari per bulan berjalan'],
    ['BERTINGKAT', 'Bunga {persen}% per 30 hari, {hari} hari bertingkat'],
  ] as const)('says how days are counted by %s', (metode, teks) => {
    const first = { bunga_awal_permil: 15, hari_awal: 15, bunga_permil: 25 }
    const [, step] = redeem('2026-08-16', { metode, ...first }).kerja
    expect(step).toMatchObject({ teks, facts: { persen: '2.5', hari: '9' } })
  })

  // 1.1 % of 1,575,050 are 17,325.55
  test('a month of interest goes up to the next rupiah', () => {
    const terms = { ...TERMS, bunga_permil: 11 }
    const { bunga_rp } = hitungPenebusan(1_575_050, '2026-08-07', '2026-08-16', terms)
    expect(bunga_rp).toBe(17_326)
  })

  test('never before the loan', () => {
    expect(() => redeem('2026-08-06')).toThrow(RangeError)
  })
})
