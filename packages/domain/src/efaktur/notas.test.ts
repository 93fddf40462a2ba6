import { describe, expect, it, test } from 'vitest'
import {
  faultsOf,
  type NotaFault,
  type TaxedLine,
  type TaxedNota,
  type TradeBuyer,
  taxFigures,
} from './notas.ts'

const line = (more: Partial<TaxedLine> = {}): TaxedLine => ({
  kode_barcode: '12000010',
  nama_barang: 'Cincin',
  kelas_pajak: 'PERHIASAN',
  ppn_permyriad: 110,
  harga_rp: 5_232_500,
  diskon_rp: 0,
  ...more,
})
const bar = line({ kelas_pajak: 'BATANGAN', ppn_permyriad: 0, harga_rp: 20_000_000 })
const TRADER: TradeBuyer = {
  jenis: 'PEDAGANG',
  npwp: '0123456789012345',
  nama: 'CV Emas',
  alamat: 'Jl. Pasar Baru 1',
}
const nota = (pembeli: TradeBuyer | null, ...barang: TaxedLine[]): TaxedNota => ({
  no_faktur_jual: 'FJ-JKT-261121-0001',
  tgl: '2026-11-21',
  pembeli,
  barang,
})

describe('what is missing', () => {
  const bare = line({ ppn_permyriad: 0 })
  test.each<[string, TaxedNota, NotaFault[]]>([
    ['nothing of an end user', nota(null, line(), bar), []],
    ['nothing of a trader', nota(TRADER, line(), bar), []],
    ['a name', nota({ ...TRADER, nama: null }, line()), ['NAMA_KOSONG']],
    ['a name of blanks', nota({ ...TRADER, nama: '  ' }, line()), ['NAMA_KOSONG']],
    ['an address', nota({ ...TRADER, alamat: '' }, line()), ['ALAMAT_KOSONG']],
    ['a number', nota({ ...TRADER, npwp: '0'.repeat(16) }, line()), ['NPWP_SALAH']],
    ['VAT of jewellery', nota(null, line(), bare), ['TANPA_PPN']],
    ['VAT of a line of before', nota(null, line({ ...bare, kelas_pajak: null })), ['TANPA_PPN']],
    ['no VAT where a maker buys', nota({ ...TRADER, jenis: 'PABRIKAN' }, bare), []],
    ['VAT where a trader buys', nota(TRADER, bare), ['TANPA_PPN']],
    [
      'all of it',
      nota({ jenis: 'PEDAGANG', npwp: '1', nama: '', alamat: null }, bare),
      ['NAMA_KOSONG', 'ALAMAT_KOSONG', 'NPWP_SALAH', 'TANPA_PPN'],
    ],
  ])('%s', (_, of, expected) => {
    expect(faultsOf(of)).toEqual(expected)
  })
})

describe('figures of a line', () => {
  it('tell the base as another value at the legal rate', () => {
    expect(taxFigures([line()], 'NILAI_LAIN')).toEqual([
      {
        harga_rp: 5_175_569,
        diskon_rp: 0,
        dpp_rp: 5_175_569,
        dpp_lain_e2: 47_442_500,
        tarif_permyriad: 1200,
        ppn_rp: 56_931,
      },
    ])
  })

  it('tell it as the price at the special rate', () => {
    const [figures] = taxFigures([line({ ppn_permyriad: 165 })], 'HARGA_JUAL')
    expect(figures).toMatchObject({ dpp_rp: 5_147_565, dpp_lain_e2: 514_756_500, ppn_rp: 84_935 })
    expect(figures?.tarif_permyriad).toBe(165)
  })

  it('take the discount before VAT off a price before VAT', () => {
    const [figures] = taxFigures([line({ diskon_rp: 101_100 })], 'NILAI_LAIN')
    expect(figures).toMatchObject({ harga_rp: 5_275_569, diskon_rp: 100_000, dpp_rp: 5_175_569 })
  })

  it('share the VAT of a rate, rounded once, over its lines', () => {
    const figures = taxFigures([line(), line(), line({ ppn_permyriad: 165 })], 'NILAI_LAIN')
    expect(figures.map(one => one.ppn_rp)).toEqual([56_931, 56_932, 84_935])
    expect(figures.map(one => one.dpp_rp + one.ppn_rp)).toEqual([5_232_500, 5_232_500, 5_232_500])
  })

  it('tell of bars what is not collected, whichever way bases are told', () => {
    for (const cara of ['NILAI_LAIN', 'HARGA_JUAL'] as const) {
      expect(taxFigures([bar, { ...bar, harga_rp: 5 }], cara)).toMatchObject([
        {
          dpp_rp: 20_000_000,
          dpp_lain_e2: 1_833_333_333,
          tarif_permyriad: 1200,
          ppn_rp: 2_200_000,
        },
        { dpp_rp: 5, ppn_rp: 1 },
      ])
    }
  })
})
