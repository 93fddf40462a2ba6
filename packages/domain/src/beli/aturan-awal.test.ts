import { describe, expect, test } from 'vitest'
import { ATURAN_AWAL } from './aturan-awal.ts'
import {
  ASAL_BELI,
  type FaktaBeli,
  GOLONGAN_KADAR,
  HASIL_KONDISI,
  JANJI,
  pilihAturan,
  salahAturan,
  salahDaftar,
  TRANSAKSI_BELI,
} from './aturan-beli.ts'

const facts: FaktaBeli = {
  transaksi: 'PEMBELIAN',
  asal: 'NOTA',
  janji: 'TANPA',
  hasil: 'URIPAN',
  dipakai: true,
  golongan: 'TUA',
  permil: 750,
  kode_kadar: '750',
  kode_group: 'A',
  kelompok_harga: 'B',
  kode_harga: null,
  umur: 30,
}

describe('the rules every chain begins with', () => {
  test('have nothing wrong', () => {
    expect(ATURAN_AWAL.flatMap(salahAturan)).toEqual([])
    expect(salahDaftar(ATURAN_AWAL)).toEqual([])
  })

  test('have one for every piece there can be, and none too many', () => {
    const found = new Set<string | undefined>()
    const own = HASIL_KONDISI.map(hasil => ({ asal: ASAL_BELI[0], hasil }))
    const foreign = (['URIPAN', 'ROSOK'] as const).map(hasil => ({ asal: ASAL_BELI[1], hasil }))
    for (const transaksi of TRANSAKSI_BELI) {
      for (const origin of [...own, ...foreign]) {
        for (const golongan of GOLONGAN_KADAR) {
          for (const janji of JANJI.filter(one => origin.asal === 'NOTA' || one === 'TANPA')) {
            for (const dipakai of [true, false]) {
              for (const permil of [700, 750, 833, 916.7, 999]) {
                const piece = { ...facts, ...origin, transaksi, golongan, permil, janji, dipakai }
                found.add(pilihAturan(ATURAN_AWAL, piece)?.kode)
              }
            }
          }
        }
      }
    }
    expect([...found].sort()).toEqual(ATURAN_AWAL.map(({ kode }) => kode).sort())
  })

  // 04-domain B6: A and B scrap, C without nota; the share stands for the purity too
  test.each([
    ['A-990', 'Rosok tukar tambah, emas murni', 960],
    ['A-900', 'Rosok tukar tambah, emas tua dari 900', 860],
    ['A-830', 'Rosok tukar tambah, emas tua dari 830', 780],
    ['A-TUA', 'Rosok tukar tambah, emas tua', 700],
    ['A-700', 'Rosok tukar tambah, emas tua di bawah 750', 650],
    ['A-TANGGUNG', 'Rosok tukar tambah, emas tanggung', 450],
    ['A-MUDA', 'Rosok tukar tambah, emas muda', 330],
    ['B-990', 'Rosok pembelian, emas murni', 960],
    ['B-900', 'Rosok pembelian, emas tua dari 900', 860],
    ['B-830', 'Rosok pembelian, emas tua dari 830', 780],
    ['B-TUA', 'Rosok pembelian, emas tua', 700],
    ['B-700', 'Rosok pembelian, emas tua di bawah 750', 650],
    ['B-TANGGUNG', 'Rosok pembelian, emas tanggung', 450],
    ['B-MUDA', 'Rosok pembelian, emas muda', 330],
    ['C1-990', 'Utuh tanpa nota tukar tambah, emas murni', 1000],
    ['C1-900', 'Utuh tanpa nota tukar tambah, emas tua dari 900', 910],
    ['C1-830', 'Utuh tanpa nota tukar tambah, emas tua dari 830', 830],
    ['C1-TUA', 'Utuh tanpa nota tukar tambah, emas tua', 750],
    ['C1-700', 'Utuh tanpa nota tukar tambah, emas tua di bawah 750', 700],
    ['C1-TANGGUNG', 'Utuh tanpa nota tukar tambah, emas tanggung', 500],
    ['C1-MUDA', 'Utuh tanpa nota tukar tambah, emas muda', 370],
    ['C2-990', 'Utuh tanpa nota pembelian, emas murni', 1000],
    ['C2-900', 'Utuh tanpa nota pembelian, emas tua dari 900', 910],
    ['C2-830', 'Utuh tanpa nota pembelian, emas tua dari 830', 830],
    ['C2-TUA', 'Utuh tanpa nota pembelian, emas tua', 750],
    ['C2-700', 'Utuh tanpa nota pembelian, emas tua di bawah 750', 700],
    ['C2-TANGGUNG', 'Utuh tanpa nota pembelian, emas tanggung', 500],
    ['C2-MUDA', 'Utuh tanpa nota pembelian, emas muda', 370],
  ])('%s', (kode, nama, persen_permil) => {
    expect(ATURAN_AWAL.find(rule => rule.kode === kode)).toMatchObject({
      nama,
      rumus: {
        rumus: 'LOGAM',
        dasar: 'MAL',
        persen_permil,
        margin_min_permil: 10,
        margin_max_permil: 30,
      },
    })
  })

  test('take a piece without a nota for intact only where it is', () => {
    const intact = ATURAN_AWAL.filter(({ nama }) => nama.startsWith('Utuh tanpa nota'))
    expect(intact.length).toBeGreaterThan(0)
    expect(intact.flatMap(({ syarat }) => syarat.hasil)).toEqual(intact.map(() => 'URIPAN'))
  })

  test('pay for no more gold than there is in a piece, and for a bar near the board', () => {
    const metal = ATURAN_AWAL.flatMap(({ rumus, syarat }) =>
      rumus.rumus === 'LOGAM' && syarat.golongan === 'TUA' ? [{ rumus, syarat }] : [],
    )
    expect(metal).toHaveLength(20)
    for (const { rumus, syarat } of metal) {
      const most = rumus.persen_permil - rumus.margin_min_permil
      expect(most).toBeLessThanOrEqual(syarat.permil_dari ?? 700)
      expect(most).toBeGreaterThanOrEqual((syarat.permil_dari ?? 700) - 80)
    }
  })

  test('go by the nota where there is one', () => {
    const formulas = ATURAN_AWAL.slice(28).map(({ kode, nama, rumus }) => [kode, nama, rumus])
    const kept = { rumus: 'NOTA', potongan: { sumber: 'SEPAKAT' } }
    expect(formulas).toEqual([
      ['D', 'Nota sendiri, pembelian', { ...kept, toleransi_min_rp: 0, toleransi_max_rp: 0 }],
      ['G', 'Janji tukar tambah ditepati', { rumus: 'NOTA_UTUH' }],
      [
        'F',
        'Janji tukar tambah lewat, tidak dipakai',
        {
          rumus: 'NOTA_DENDA',
          denda_per_gram_ringan: 10_000,
          denda_per_gram_berat: 7_500,
          batas_mg: 5_000,
        },
      ],
      [
        'E',
        'Nota sendiri, tukar tambah',
        { ...kept, toleransi_min_rp: 10_000, toleransi_max_rp: 25_000 },
      ],
    ])
  })

  test.each<[string, Partial<FaktaBeli>]>([
    ['A-TUA', { transaksi: 'TUKAR_TAMBAH', hasil: 'ROSOK', janji: 'TEPAT' }],
    ['B-MUDA', { hasil: 'ROSOK', asal: 'TANPA_NOTA', golongan: 'MUDA' }],
    ['C1-TANGGUNG', { transaksi: 'TUKAR_TAMBAH', asal: 'TANPA_NOTA', golongan: 'TANGGUNG' }],
    ['C2-TUA', { asal: 'TANPA_NOTA' }],
    ['C2-990', { asal: 'TANPA_NOTA', permil: 999 }],
    ['C2-900', { asal: 'TANPA_NOTA', permil: 916.7 }],
    ['C2-830', { asal: 'TANPA_NOTA', permil: 875 }],
    ['B-700', { hasil: 'ROSOK', permil: 749 }],
    ['D', { janji: 'TEPAT', hasil: 'RUSAK' }],
    ['E', { transaksi: 'TUKAR_TAMBAH' }],
    ['E', { transaksi: 'TUKAR_TAMBAH', janji: 'LEWAT' }],
    ['F', { transaksi: 'TUKAR_TAMBAH', janji: 'LEWAT', dipakai: false }],
    ['G', { transaksi: 'TUKAR_TAMBAH', janji: 'TEPAT' }],
  ])('%s has %j', (kode, more) => {
    expect(pilihAturan(ATURAN_AWAL, { ...facts, ...more })?.kode).toBe(kode)
  })
})
