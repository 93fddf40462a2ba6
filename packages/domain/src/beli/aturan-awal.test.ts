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
              const piece = { ...facts, ...origin, transaksi, golongan, janji, dipakai }
              found.add(pilihAturan(ATURAN_AWAL, piece)?.kode)
            }
          }
        }
      }
    }
    expect([...found].sort()).toEqual(ATURAN_AWAL.map(({ kode }) => kode).sort())
  })

  // 04-domain B6: A and B scrap, C without nota; the share stands for the purity too
  test.each([
    ['A-TUA', 'Rosok tukar tambah, emas tua', 700],
    ['A-TANGGUNG', 'Rosok tukar tambah, emas tanggung', 450],
    ['A-MUDA', 'Rosok tukar tambah, emas muda', 330],
    ['B-TUA', 'Rosok pembelian, emas tua', 700],
    ['B-TANGGUNG', 'Rosok pembelian, emas tanggung', 450],
    ['B-MUDA', 'Rosok pembelian, emas muda', 330],
    ['C1-TUA', 'Utuh tanpa nota tukar tambah, emas tua', 750],
    ['C1-TANGGUNG', 'Utuh tanpa nota tukar tambah, emas tanggung', 500],
    ['C1-MUDA', 'Utuh tanpa nota tukar tambah, emas muda', 370],
    ['C2-TUA', 'Utuh tanpa nota pembelian, emas tua', 750],
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

  test('go by the nota where there is one', () => {
    const formulas = ATURAN_AWAL.slice(12).map(({ kode, nama, rumus }) => [kode, nama, rumus])
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
    ['D', { janji: 'TEPAT', hasil: 'RUSAK' }],
    ['E', { transaksi: 'TUKAR_TAMBAH' }],
    ['E', { transaksi: 'TUKAR_TAMBAH', janji: 'LEWAT' }],
    ['F', { transaksi: 'TUKAR_TAMBAH', janji: 'LEWAT', dipakai: false }],
    ['G', { transaksi: 'TUKAR_TAMBAH', janji: 'TEPAT' }],
  ])('%s has %j', (kode, more) => {
    expect(pilihAturan(ATURAN_AWAL, { ...facts, ...more })?.kode).toBe(kode)
  })
})
