import type { StorePlan } from '../modules/awal/index.ts'

type Masters = StorePlan['masters']

/** What the sample chain shares: who it buys from. */
export const SUPPLIERS: Masters = [
  [
    'supplier',
    [
      ['BINTANG', 'PT Bintang Emas Sejahtera', 'Surabaya', '62315928888', 30, true],
      ['MEKAR', 'PT Mekar Logam Abadi', 'Bandung', '62225402326', 21, true],
      ['CITRA', 'CV Citra Perhiasan', 'Jakarta', '62213456100', 14, true],
      ['PAKWIRYO', 'Pengrajin Wiryo', 'Kotagede', '6281226004411', 0, false],
    ].map(([kode_supplier, nama_supplier, kota, telepon, tempo_hari, beri_faktur]) => ({
      kode_supplier,
      nama_supplier,
      kota,
      telepon,
      tempo_hari,
      beri_faktur,
    })),
  ],
  [
    'supplier_berlian',
    [
      ['DIAMINDO', 'Diamindo Permata', 'GIA', 'Jakarta', '62215703322'],
      ['SURAT', 'Surat Diamond House', 'IGI', 'Mumbai', '912223456789'],
      ['INTAN', 'Intan Martapura', 'TANPA', 'Martapura', '625114721090'],
    ].map(([kode_supplier, nama_supplier, sertifikat, kota, telepon]) => ({
      kode_supplier,
      nama_supplier,
      sertifikat,
      kota,
      telepon,
    })),
  ],
] as Masters

/** Craftsmen, buying prices, deductions and stone prices of one sample store. */
export function goodsMasters(kode_toko: string): Masters {
  return [
    ['tukang', (CRAFTSMEN[kode_toko] ?? []).map(craftsman)],
    [
      'harga_beli',
      (
        [
          ['MUDA-375', 640_000],
          ['MUDA-420', 725_000],
          ['TUA-700', 1_245_000],
          ['TUA-750', 1_340_000],
          ['TUA-916', 1_690_000],
          ['ROSOK', 1_120_000],
        ] as const
      ).map(([kode_harga, harga_per_gram]) => ({ kode_harga, harga_per_gram })),
    ],
    ['rugi_nota', LOSSES.map(loss)],
    ['potongan_pembelian', AGREED],
    [
      'potongan_kategori',
      [
        {
          kode_potongan: 'HUT',
          nama_potongan: 'Ulang tahun toko',
          kode_kategori: 'PERHIASAN',
          jenis_potongan: 'PER_GRAM',
          potongan_rp: 10_000,
          potongan_permil: 0,
          tgl_dari: '2026-08-01',
          tgl_sampai: '2026-08-07',
        },
        {
          kode_potongan: 'LM-ECER',
          nama_potongan: 'Logam mulia eceran',
          kode_kategori: 'LM',
          jenis_potongan: 'PERSEN',
          potongan_rp: 0,
          potongan_permil: 5,
          tgl_dari: '2026-07-01',
          tgl_sampai: '2026-07-31',
        },
      ],
    ],
    ['berlian', STONES.map(stone)],
  ]
}

type Craftsman = readonly [kode: string, nama: string, kerja: string, susut: number, telp: string]

const CRAFTSMEN: Readonly<Record<string, readonly Craftsman[]>> = {
  PUSAT: [
    ['KARSO', 'Karso Widodo', 'SEPUH', 10, '6281380117240'],
    ['GUNAWAN', 'Gunawan Halim', 'BATU', 3, '6281617704125'],
  ],
  JKT: [
    ['DARTO', 'Darto Wibowo', 'BUAT', 8, '6281310024455'],
    ['YANTO', 'Yanto Suryadi', 'REPARASI', 5, '6281319907712'],
    ['ACENG', 'Aceng Mulyana', 'SEPUH', 10, '6285710336677'],
    ['LILIS', 'Lilis Handayani', 'BATU', 3, '6281284450098'],
  ],
  BDG: [
    ['UJANG', 'Ujang Sopandi', 'SEMUA', 8, '6281221547788'],
    ['DADANG', 'Dadang Hermawan', 'REPARASI', 5, '6282116604512'],
  ],
  SBY: [
    ['SLAMET', 'Slamet Riyadi', 'BUAT', 8, '6281330712299'],
    ['MISKAN', 'Miskan Prasetyo', 'SEPUH', 10, '6285645001873'],
    ['WAHYU', 'Wahyu Nugroho', 'REPARASI', 5, '6281553209471'],
  ],
}

const craftsman = ([kode_tukang, nama_tukang, jenis_kerja, susut, telepon]: Craftsman) => ({
  kode_tukang,
  nama_tukang,
  jenis_kerja,
  susut_permil: susut,
  telepon,
  alamat: null,
  status: 'AKTIF',
})

type Loss = readonly [
  kode: string,
  nama: string,
  kadar: string | null,
  dari: number,
  sampai: number | null,
  cara: 'PER_GRAM' | 'PERSEN',
  angka: number,
]

/** Young gold by the gram, old gold in percent (04-domain B6), less the sooner it comes back. */
const LOSSES: readonly Loss[] = [
  ['MUDA-30', 'Emas muda sampai sebulan', '375', 0, 30, 'PER_GRAM', 15_000],
  ['MUDA-LAMA', 'Emas muda lebih dari sebulan', '375', 31, null, 'PER_GRAM', 25_000],
  ['TUA-30', 'Emas tua sampai sebulan', '750', 0, 30, 'PERSEN', 10],
  ['TUA-LAMA', 'Emas tua lebih dari sebulan', '750', 31, null, 'PERSEN', 20],
  ['LAIN', 'Kadar lain', null, 0, null, 'PER_GRAM', 25_000],
]

const loss = ([kode_rugi, nama_rugi, kode_kadar, umur_dari, umur_sampai, cara, angka]: Loss) => ({
  kode_rugi,
  nama_rugi,
  kode_kadar,
  kode_group: null,
  umur_dari,
  umur_sampai,
  cara,
  rugi_per_gram: cara === 'PER_GRAM' ? angka : 0,
  rugi_permil: cara === 'PERSEN' ? angka : 0,
})

const AGREED = [
  {
    kode_potongan: 'BIASA',
    nama_potongan: 'Potongan biasa',
    kode_group: null,
    jenis_potongan: 'PER_GRAM',
    potongan_rp: 25_000,
    potongan_permil: 0,
    keterangan: 'Tertulis di nota',
  },
  {
    kode_potongan: 'TUA-2',
    nama_potongan: 'Emas tua 2 persen',
    kode_group: 'T750',
    jenis_potongan: 'PERSEN',
    potongan_rp: 0,
    potongan_permil: 20,
    keterangan: null,
  },
]

type Stone = readonly [color: string, clarity: string, from: number, to: number, price: number]

const STONES: readonly Stone[] = [
  ['F', 'VVS1', 10, 19, 14_500_000],
  ['F', 'VVS1', 20, 29, 19_800_000],
  ['F', 'VVS1', 30, 49, 31_000_000],
  ['F', 'VS1', 30, 49, 25_500_000],
  ['G', 'VS2', 50, 69, 38_000_000],
  ['G', 'VS2', 70, 99, 52_500_000],
]

const carat = (hundredths: number): string => `0.${String(hundredths).padStart(2, '0')}`

const stone = ([kode_color, kode_clarity, from, to, harga_per_karat]: Stone) => ({
  kode_berlian: `R-${kode_color}-${kode_clarity}-${from}`,
  nama_berlian: `Round ${kode_color} ${kode_clarity} ${carat(from)}–${carat(to)}`,
  kode_shape: 'ROUND',
  kode_color,
  kode_clarity,
  karat_dari_e2: from,
  karat_sampai_e2: to,
  harga_per_karat,
})
