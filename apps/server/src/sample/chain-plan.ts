import type { StorePlan, UserPlan } from '../modules/awal/index.ts'
import { COUNTER_MASTERS } from './counter-masters.ts'
import { goodsMasters } from './goods-plan.ts'

/** Password of every sample user; they exist only where the sample chain was seeded. */
export const SAMPLE_PASSWORD = 'kencana-demo'

const person = (kode: string, nama: string) => ({
  kode_sales: kode,
  nama_sales: nama,
  kode_bank: 'BCA',
  nama_bank: 'Bank Central Asia',
  no_rekening: `88${kode.length}0${kode.charCodeAt(0)}${kode.charCodeAt(1)}21`,
  nama_rekening: nama,
})

type Names = readonly (readonly [code: string, name: string])[]

const store = (
  plan: Omit<StorePlan, 'masters' | 'tipe' | 'trays'>,
  sales: Names,
  rekening: readonly [string, string],
): StorePlan => ({
  ...plan,
  tipe: plan.kode_toko === 'PUSAT' ? 'PUSAT' : 'CABANG',
  trays: plan.kode_toko === 'PUSAT' ? 16 : 40,
  masters: [
    ['sales', sales.map(([code, name]) => person(code, name))],
    ['rekening', [{ no_rekening: rekening[0], nama_rekening: rekening[1], kode_bank: 'BCA' }]],
    [
      'ongkos',
      [
        { kode_ongkos: 'RINGAN', nama_ongkos: 'Ongkos Ringan', ongkos_per_gram: 35_000 },
        { kode_ongkos: 'SEDANG', nama_ongkos: 'Ongkos Sedang', ongkos_per_gram: 60_000 },
        { kode_ongkos: 'RUMIT', nama_ongkos: 'Ongkos Rumit', ongkos_per_gram: 95_000 },
      ],
    ],
    ...goodsMasters(plan.kode_toko),
    [
      'bandrol',
      [
        { kode_bandrol: 'B500', nama_bandrol: 'Bandrol 500 ribu', harga_bandrol: 500_000 },
        { kode_bandrol: 'B985', nama_bandrol: 'Bandrol 985 ribu', harga_bandrol: 985_000 },
        { kode_bandrol: 'B1500', nama_bandrol: 'Bandrol 1,5 juta', harga_bandrol: 1_500_000 },
      ],
    ],
    ...COUNTER_MASTERS,
    ['para_system', [{ kunci: 'LANGKAH_AWAL', nilai: 'TIDAK' }]],
  ],
})

/** The head office and three branches of the sample chain. */
export const SAMPLE_STORES: readonly StorePlan[] = [
  store(
    {
      kode_toko: 'PUSAT',
      nomor: 10,
      nama_toko: 'Kencana Pusat',
      alamat_toko: 'Jl. Cikini Raya No. 71, Menteng, Jakarta Pusat 10330',
      kota: 'Jakarta',
      telepon: '021 3190 7100',
    },
    [['RATNA', 'Ratna Wulandari']],
    ['8800100210', 'PT Kencana Mulia'],
  ),
  store(
    {
      kode_toko: 'JKT',
      nomor: 11,
      nama_toko: 'Toko Pasar Baru',
      alamat_toko: 'Jl. Pasar Baru No. 18, Sawah Besar, Jakarta Pusat 10710',
      kota: 'Jakarta',
      telepon: '021 3450 2218',
    },
    [
      ['DEWI', 'Dewi Lestari'],
      ['RINI', 'Rini Anggraini'],
      ['AGUS', 'Agus Setiawan'],
    ],
    ['8800200321', 'Kencana Jakarta'],
  ),
  store(
    {
      kode_toko: 'BDG',
      nomor: 12,
      nama_toko: 'Toko Braga',
      alamat_toko: 'Jl. Braga No. 42, Sumur Bandung, Bandung 40111',
      kota: 'Bandung',
      telepon: '022 4200 142',
    },
    [
      ['NENG', 'Neng Siti Aisyah'],
      ['ASEP', 'Asep Hidayat'],
    ],
    ['8800300432', 'Kencana Bandung'],
  ),
  store(
    {
      kode_toko: 'SBY',
      nomor: 13,
      nama_toko: 'Toko Tunjungan',
      alamat_toko: 'Jl. Tunjungan No. 65, Genteng, Surabaya 60275',
      kota: 'Surabaya',
      telepon: '031 5310 665',
    },
    [
      ['YUNI', 'Yuni Kartika'],
      ['BAMBANG', 'Bambang Sutrisno'],
    ],
    ['8800400543', 'Kencana Surabaya'],
  ),
]

const BRANCHES = ['JKT', 'BDG', 'SBY'] as const

/** The sample users: an owner and an administrator at the head office, a crew at every branch. */
export const SAMPLE_USERS: readonly UserPlan[] = [
  { user_id: 'OWNER', nama: 'Hendra Kencana', level: 'OWN', kode_toko: 'PUSAT' },
  { user_id: 'ADMIN-PUSAT', nama: 'Maya Puspita', level: 'MU', kode_toko: 'PUSAT' },
  ...BRANCHES.flatMap((kode_toko): UserPlan[] => [
    { user_id: `SPV-${kode_toko}`, nama: `Supervisor ${kode_toko}`, level: 'SPV', kode_toko },
    { user_id: `KASIR-${kode_toko}`, nama: `Kasir ${kode_toko}`, level: 'KASIR', kode_toko },
    { user_id: `SALES-${kode_toko}`, nama: `Sales ${kode_toko}`, level: 'SALES', kode_toko },
    { user_id: `GUDANG-${kode_toko}`, nama: `Gudang ${kode_toko}`, level: 'GUDANG', kode_toko },
  ]),
]
