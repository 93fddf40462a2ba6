import type { AturanBeli, RumusBeli, SyaratBeli, TransaksiBeli } from './aturan-beli.ts'

const ANY: SyaratBeli = {
  transaksi: null,
  asal: null,
  janji: null,
  hasil: [],
  dipakai: null,
  golongan: null,
  permil_dari: null,
  kode_kadar: null,
  kode_group: null,
  kelompok_harga: null,
  umur_dari: null,
  umur_sampai: null,
}

/**
 * Shares of the price of the purest kadar, in permil. They stand for the purity too, so that each
 * golongan has its own, and emas tua one for every step of its purity from 700 to 999: none is paid
 * far above the gold of the poorest piece in it, and a bar near what the board buys it for.
 */
const PERSEN = [
  { kode: '990', dari: 990, emas: 'emas murni', rosok: 960, uripan: 1000 },
  { kode: '900', dari: 900, emas: 'emas tua dari 900', rosok: 860, uripan: 910 },
  { kode: '830', dari: 830, emas: 'emas tua dari 830', rosok: 780, uripan: 830 },
  { kode: 'TUA', dari: 750, emas: 'emas tua', rosok: 700, uripan: 750 },
  { kode: '700', dari: null, emas: 'emas tua di bawah 750', rosok: 650, uripan: 700 },
  { kode: 'TANGGUNG', dari: null, emas: 'emas tanggung', rosok: 450, uripan: 500 },
  { kode: 'MUDA', dari: null, emas: 'emas muda', rosok: 330, uripan: 370 },
] as const

type Langkah = (typeof PERSEN)[number]

const purity = ({ kode, dari }: Langkah) => ({
  golongan: kode === 'TANGGUNG' || kode === 'MUDA' ? kode : ('TUA' as const),
  permil_dari: dari,
})

const metal = (persen_permil: number): RumusBeli => ({
  rumus: 'LOGAM',
  dasar: 'MAL',
  persen_permil,
  margin_min_permil: 10,
  margin_max_permil: 30,
})

const scrap = (huruf: string, transaksi: TransaksiBeli, bagian: string): AturanBeli[] =>
  PERSEN.map(step => ({
    kode: `${huruf}-${step.kode}`,
    nama: `Rosok ${bagian}, ${step.emas}`,
    syarat: { ...ANY, transaksi, hasil: ['ROSOK'], ...purity(step) },
    rumus: metal(step.rosok),
  }))

const intact = (huruf: string, transaksi: TransaksiBeli, bagian: string): AturanBeli[] =>
  PERSEN.map(step => ({
    kode: `${huruf}-${step.kode}`,
    nama: `Utuh tanpa nota ${bagian}, ${step.emas}`,
    syarat: { ...ANY, transaksi, asal: 'TANPA_NOTA', hasil: ['URIPAN'], ...purity(step) },
    rumus: metal(step.uripan),
  }))

const exchange = { ...ANY, transaksi: 'TUKAR_TAMBAH', asal: 'NOTA' } as const

/**
 * The rules every chain begins with: the seven formulas A to G of 04-domain B6, the metal ones once
 * for each step of purity. Scrap goes by its metal with or without nota; damage without nota is
 * scrap.
 */
export const ATURAN_AWAL: readonly AturanBeli[] = [
  ...scrap('A', 'TUKAR_TAMBAH', 'tukar tambah'),
  ...scrap('B', 'PEMBELIAN', 'pembelian'),
  ...intact('C1', 'TUKAR_TAMBAH', 'tukar tambah'),
  ...intact('C2', 'PEMBELIAN', 'pembelian'),
  {
    kode: 'D',
    nama: 'Nota sendiri, pembelian',
    syarat: { ...ANY, transaksi: 'PEMBELIAN', asal: 'NOTA' },
    rumus: {
      rumus: 'NOTA',
      potongan: { sumber: 'SEPAKAT' },
      toleransi_min_rp: 0,
      toleransi_max_rp: 0,
    },
  },
  {
    kode: 'G',
    nama: 'Janji tukar tambah ditepati',
    syarat: { ...exchange, janji: 'TEPAT' },
    rumus: { rumus: 'NOTA_UTUH' },
  },
  {
    kode: 'F',
    nama: 'Janji tukar tambah lewat, tidak dipakai',
    syarat: { ...exchange, janji: 'LEWAT', dipakai: false },
    rumus: {
      rumus: 'NOTA_DENDA',
      denda_per_gram_ringan: 10_000,
      denda_per_gram_berat: 7_500,
      batas_mg: 5_000,
    },
  },
  {
    kode: 'E',
    nama: 'Nota sendiri, tukar tambah',
    syarat: exchange,
    rumus: {
      rumus: 'NOTA',
      potongan: { sumber: 'SEPAKAT' },
      toleransi_min_rp: 10_000,
      toleransi_max_rp: 25_000,
    },
  },
]
