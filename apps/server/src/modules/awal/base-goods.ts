import { STANDARD_BANDS } from '@kencana/domain/rounding'
import type { Row } from './row.ts'

type Masters = readonly (readonly [table: string, rows: readonly Row[]])[]

type RuleCode = keyof typeof STANDARD_BANDS

const RULE_NAMES: Readonly<Record<RuleCode, readonly [name: string, note: string | null]>> = {
  TANPA: ['Tanpa pembulatan', 'Berat nota sama dengan berat timbangan'],
  '20-60': ['Pita 20–60', 'Aturan biasa untuk penjualan'],
  '20-70': ['Pita 20–70', null],
  '20-80': ['Pita 20–80', null],
  '40-80': ['Pita 40–80', null],
  HALUS: ['Halus', 'Naik 0,03, 0,05, 0,08 atau 0,1 gram'],
}

/** The weight rules of 04-domain B5; groups refer to them. */
export const WEIGHT_RULE_ROWS: Masters = [
  [
    'aturan_berat',
    Object.entries(RULE_NAMES).map(([kode_aturan, [nama_aturan, keterangan]]) => ({
      kode_aturan,
      nama_aturan,
      pita: STANDARD_BANDS[kode_aturan as RuleCode] || null,
      keterangan,
    })),
  ],
]

const stones = (part: string, rows: readonly (readonly [string, string, string])[]) =>
  [
    `batu_${part}`,
    rows.map(([kode, nama, arti], index) => ({
      [`kode_${part}`]: kode,
      [`nama_${part}`]: nama,
      urutan: index + 1,
      arti,
    })),
  ] as const

/** Colours E to Z share what is said of their group. */
const COLORS = [
  ['DEF', 'Tidak berwarna'],
  ['GHIJ', 'Hampir tidak berwarna'],
  ['KLM', 'Samar kekuningan'],
  ['NOPQR', 'Kekuningan sangat muda'],
  ['STUVWXYZ', 'Kekuningan muda'],
].flatMap(([letters = '', arti = '']) =>
  [...letters].map(letter => [letter, letter, arti] as const),
)

/** Best first; cut, polish and symmetry are judged with the same words. */
const QUALITY = [
  ['EX', 'Excellent', 'Istimewa'],
  ['VG', 'Very Good', 'Sangat baik'],
  ['G', 'Good', 'Baik'],
  ['F', 'Fair', 'Cukup'],
  ['PR', 'Poor', 'Kurang'],
] as const

/** The scales stones are graded by (GIA), and the stones a jeweller sets. */
export const STONE_ROWS: Masters = [
  [
    'jenis_batu',
    [
      ['BERLIAN', 'Berlian', 'BERLIAN', true],
      ['RUBI', 'Rubi', 'MULIA', true],
      ['SAFIR', 'Safir', 'MULIA', true],
      ['ZAMRUD', 'Zamrud', 'MULIA', true],
      ['MUTIARA', 'Mutiara', 'SETENGAH', false],
      ['TOPAZ', 'Topaz', 'SETENGAH', true],
      ['ZIRKON', 'Zirkon (CZ)', 'BUATAN', false],
      ['MOISSANITE', 'Moissanite', 'BUATAN', true],
    ].map(([kode_batu, nama_batu, golongan_batu, per_karat]) => ({
      kode_batu,
      nama_batu,
      golongan_batu,
      per_karat,
    })) as Row[],
  ],
  stones('shape', [
    ['ROUND', 'Round', 'Bulat (brilliant), 57 atau 58 faset'],
    ['PRINCESS', 'Princess', 'Persegi bersudut tajam'],
    ['OVAL', 'Oval', 'Bulat telur'],
    ['CUSHION', 'Cushion', 'Persegi bersudut bulat'],
    ['EMERALD', 'Emerald', 'Persegi panjang bertingkat'],
    ['PEAR', 'Pear', 'Tetes air'],
    ['MARQUISE', 'Marquise', 'Lonjong, dua ujung runcing'],
    ['RADIANT', 'Radiant', 'Persegi panjang bersudut potong, faset brilian'],
    ['ASSCHER', 'Asscher', 'Persegi bertingkat bersudut potong'],
    ['HEART', 'Heart', 'Bentuk hati'],
    ['BAGUETTE', 'Baguette', 'Batang kecil bertingkat'],
  ]),
  stones('color', COLORS),
  stones('clarity', [
    ['FL', 'Flawless', 'Tanpa cacat dalam dan luar pada pembesaran 10×'],
    ['IF', 'Internally Flawless', 'Tanpa cacat dalam pada pembesaran 10×'],
    ['VVS1', 'Very Very Slightly Included 1', 'Cacat sangat sulit dilihat pada 10×'],
    ['VVS2', 'Very Very Slightly Included 2', 'Cacat sangat sulit dilihat pada 10×'],
    ['VS1', 'Very Slightly Included 1', 'Cacat kecil, sulit dilihat pada 10×'],
    ['VS2', 'Very Slightly Included 2', 'Cacat kecil, agak mudah dilihat pada 10×'],
    ['SI1', 'Slightly Included 1', 'Cacat mudah dilihat pada 10×'],
    ['SI2', 'Slightly Included 2', 'Cacat mudah dilihat pada 10×'],
    ['I1', 'Included 1', 'Cacat terlihat mata'],
    ['I2', 'Included 2', 'Cacat jelas terlihat mata'],
    ['I3', 'Included 3', 'Cacat mengurangi keindahan dan kekuatan'],
  ]),
  stones('cutgrade', QUALITY),
  stones('polish', QUALITY),
  stones('symmetry', QUALITY),
  stones('fluorescence', [
    ['NON', 'None', 'Tidak berpendar'],
    ['FNT', 'Faint', 'Lemah'],
    ['MED', 'Medium', 'Sedang'],
    ['STG', 'Strong', 'Kuat'],
    ['VST', 'Very Strong', 'Sangat kuat'],
  ]),
]

/** Conditions of what is bought back (04-domain B6), and how pieces are put together in lists. */
export const BUYING_ROWS: Masters = [
  [
    'kondisi_pembelian',
    [
      ['UTUH', 'Utuh, layak jual', 'URIPAN', 'TANPA', 0, 0, 0, true, false],
      ['KUSAM', 'Kusam, perlu cuci', 'URIPAN', 'TANPA', 0, 0, 25_000, true, false],
      ['PATRI', 'Patri lepas', 'RUSAK', 'TANPA', 0, 0, 50_000, true, false],
      ['BATU', 'Batu lepas', 'RUSAK', 'RUPIAH', 25_000, 0, 35_000, true, false],
      ['PENYOK', 'Penyok', 'ROSOK', 'PER_GRAM', 15_000, 0, 0, false, false],
      ['PUTUS', 'Putus', 'ROSOK', 'PER_GRAM', 15_000, 0, 0, false, false],
      ['TANPA-SURAT', 'Tanpa surat', 'ROSOK', 'PERSEN', 0, 50, 0, false, true],
    ].map(([kondisi_barang, nama_kondisi, hasil, jenis_potongan, ...more]) => ({
      kondisi_barang,
      nama_kondisi,
      hasil,
      jenis_potongan,
      potongan_rp: more[0],
      potongan_permil: more[1],
      biaya_perbaikan: more[2],
      bisa_diperbaiki: more[3],
      perlu_otorisasi: more[4],
    })) as Row[],
  ],
  [
    'jenis_group',
    [
      { kode_jenis_group: 'NAMA', jenis_group: 'NAMA BARANG', dasar: 'NAMA' },
      { kode_jenis_group: 'NAMA-SIZE', jenis_group: 'NAMA BARANG DAN SIZE', dasar: 'NAMA_SIZE' },
    ],
  ],
  [
    'kelompok_harga',
    [
      { kelompok_harga: 'MUDA', nama_kelompok: 'Emas Muda', kode_kadar: null, keterangan: null },
      { kelompok_harga: 'TUA', nama_kelompok: 'Emas Tua', kode_kadar: null, keterangan: null },
      { kelompok_harga: 'ROSOK', nama_kelompok: 'Rosok', kode_kadar: null, keterangan: null },
    ],
  ],
]
