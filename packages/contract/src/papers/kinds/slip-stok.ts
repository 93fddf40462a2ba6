import { COPIES } from '../copies.ts'
import { element, type PaperFacts, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement, Template } from '../template.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const column = (isi: string, judul: string, lebar: number, rata: 'KIRI' | 'KANAN' = 'KIRI') => ({
  isi,
  judul,
  lebar,
  rata,
})

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'nomor', label: 'Nomor slip', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'ke_baki', label: 'Baki tujuan', jenis: 'TEKS' },
  { kode: 'alasan', label: 'Alasan', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
  { kode: 'penyetuju', label: 'Penyetuju', jenis: 'TEKS' },
  { kode: 'supplier', label: 'Supplier', jenis: 'TEKS' },
  { kode: 'npwp_supplier', label: 'NPWP', jenis: 'TEKS' },
  { kode: 'faktur_no', label: 'Faktur pajak', jenis: 'TEKS' },
  { kode: 'faktur_tgl', label: 'Tanggal faktur', jenis: 'TGL' },
  { kode: 'jatuh_tempo', label: 'Jatuh tempo', jenis: 'TGL' },
  { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
  { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
  { kode: 'murni', label: 'Jumlah emas murni', jenis: 'MURNI' },
]

const COLUMNS: readonly Variable[] = [
  { kode: 'baris', label: 'Nomor urut', jenis: 'ANGKA' },
  { kode: 'kode_barcode', label: 'Barcode', jenis: 'TEKS' },
  { kode: 'nama_barang', label: 'Nama Barang', jenis: 'TEKS' },
  { kode: 'kode_dept', label: 'Jenis', jenis: 'TEKS' },
  { kode: 'kode_group', label: 'Group', jenis: 'TEKS' },
  { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
  { kode: 'kode_baki', label: 'Baki', jenis: 'TEKS' },
  { kode: 'berat', label: 'Berat', jenis: 'GRAM' },
  { kode: 'murni', label: 'Emas murni', jenis: 'MURNI' },
]

const QUIET = { ukuran: 9, abu: 0.35 } as const
const RIGHT = { rata: 'KANAN' } as const
const LAST = { halaman: 'TERAKHIR' } as const

interface SlipPlan {
  readonly kode: 'slip-tambah-barang' | 'slip-pindah-barang' | 'slip-hancur-barang'
  readonly label: string
  readonly judul: string
  readonly screens: readonly string[]
  /** A line of its own words: where to, or why. */
  readonly baris: string
  /** More lines below it, beside each other. */
  readonly asal?: readonly (readonly [variabel: string, awalan: string])[]
  readonly baki: string
  readonly tangan: readonly [string, string]
  readonly contoh: Readonly<Record<string, string | null>>
}

/** Slips of documents that move pieces: 297 × 210 mm, address cut at 48 and 90 (doc2 §9). */
const slip = (plan: SlipPlan): PaperKind => ({
  kode: plan.kode,
  label: plan.label,
  golongan: 'SLIP',
  ganda: COPIES[plan.kode],
  screens: plan.screens,
  variabel: VARIABLES,
  daftar: [{ kode: 'barang', label: 'Barang di slip', untuk: 'TABEL', kolom: COLUMNS }],
  wajib: ['nomor'],
  contoh: exampleOf(plan),
  baku: templateOf(plan),
})

const exampleOf = (plan: SlipPlan): PaperFacts => ({
  values: {
    ...STORE_EXAMPLE,
    tgl_system: '2026-11-21',
    jam: '10.20',
    user_id: 'GUDANG-JKT',
    ke_baki: null,
    alasan: null,
    keterangan: null,
    penyetuju: null,
    supplier: null,
    npwp_supplier: null,
    faktur_no: null,
    faktur_tgl: null,
    jatuh_tempo: null,
    jumlah_barang: 2,
    berat: 9_769,
    murni: 6_838_300,
    ...plan.contoh,
  },
  lists: {
    barang: [
      ['11000017', 'Cincin Belah Rotan', 'CINCIN', 3_237, 2_265_900],
      ['11000024', 'Kalung Rantai Nori', 'KALUNG', 6_532, 4_572_400],
    ].map(([kode_barcode, nama_barang, kode_dept, berat, murni], i) => ({
      baris: i + 1,
      kode_barcode: kode_barcode ?? null,
      nama_barang: nama_barang ?? null,
      kode_dept: kode_dept ?? null,
      kode_group: 'T700',
      kadar: '17K',
      kode_baki: 'A01',
      berat: berat ?? null,
      murni: murni ?? null,
    })),
  },
  ketentuan: [],
})

const templateOf = (plan: SlipPlan): Template => ({
  halaman: presetPage('A4_TIDUR'),
  elemen: [...headOf(plan), ...bodyOf(plan)],
})

const headOf = (plan: SlipPlan): PaperElement[] => [
  element('ISIAN', 'nama-toko', [14, 12, 140, 7], {
    variabel: 'nama_toko',
    ukuran: 16,
    tebal: true,
  }),
  element('ISIAN', 'alamat-toko', [14, 20, 140, 12.6], {
    ...QUIET,
    variabel: 'alamat_toko',
    potong: 'ALAMAT',
    jarak: 4.3,
  }),
  element('QR', 'qr', [162, 12, 20, 20], { variabel: 'nomor' }),
  element('TEKS', 'judul', [188, 12, 95, 6.3], {
    ...RIGHT,
    isi: plan.judul,
    ukuran: 14,
    tebal: true,
  }),
  element('ISIAN', 'nomor', [188, 19.5, 95, 4.6], {
    ...RIGHT,
    variabel: 'nomor',
    ukuran: 10,
  }),
  element('TEKS', 'tanggal', [188, 24.5, 95, 4.6], {
    ...RIGHT,
    isi: '{tgl_system} {jam}',
    ukuran: 10,
  }),
  element('ISIAN', 'tanda', [188, 29.5, 70, 4.2], {
    ...RIGHT,
    variabel: 'tanda',
    ukuran: 9,
    tebal: true,
  }),
  element('TEKS', 'halaman', [259, 29.5, 24, 4.2], {
    ...QUIET,
    ...RIGHT,
    isi: 'hal. {hal}/{dari_hal}',
  }),
  element('GARIS', 'garis-atas', [14, 36, 269, 0], { tebal_mm: 0.25 }),
  element('TEKS', 'baris', [14, 38.5, 160, 4.8], {
    isi: plan.baris,
    ukuran: 10.5,
    tebal: true,
  }),
  element('TEKS', 'petugas', [188, 38.5, 95, 4.4], {
    ...RIGHT,
    isi: 'Petugas {user_id}',
    ukuran: 9.5,
  }),
  ...(plan.asal ?? []).map(([variabel, awalan], i) =>
    element('ISIAN', variabel.replace('_', '-'), [14 + i * 68, 43.2, 66, 3.8], {
      variabel,
      awalan,
      ukuran: 8.5,
    }),
  ),
]

const bodyOf = (plan: SlipPlan): PaperElement[] => [
  element(
    'TABEL',
    'barang',
    plan.asal === undefined ? [14, 47, 269, 108] : [14, 49.5, 269, 105.5],
    {
      daftar: 'barang',
      ukuran: 9.5,
      kolom: [
        column('baris', 'No', 12, 'KANAN'),
        column('kode_barcode', 'Barcode', 30),
        column('nama_barang', 'Nama Barang', 92),
        column('kode_group', 'Group', 28),
        column('kadar', 'Kadar', 25),
        column('kode_baki', plan.baki, 30),
        column('berat', 'Berat (g)', 26, 'KANAN'),
        column('murni', 'Murni (g)', 26, 'KANAN'),
      ],
    },
  ),
  element('TEKS', 'jumlah', [14, 158, 180, 5], {
    ...LAST,
    isi: '{jumlah_barang} barang · {berat} g · emas murni {murni} g',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'keterangan', [14, 164, 180, 8.4], {
    ...LAST,
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 9,
  }),
  ...plan.tangan.flatMap((label, i) => [
    element('TEKS', `tangan-${i + 1}`, [i === 0 ? 150 : 220, 174, 62, 4.4], {
      ...LAST,
      ...QUIET,
      isi: label,
    }),
    element('GARIS', `garis-tangan-${i + 1}`, [i === 0 ? 150 : 220, 196, 60, 0], {
      ...LAST,
      tebal_mm: 0.2,
    }),
  ]),
]

export const slipTambahBarang = slip({
  kode: 'slip-tambah-barang',
  label: 'Slip Tambah Barang',
  judul: 'SLIP TAMBAH BARANG',
  screens: ['/tambah-data-barang', '/tambah-barang-banyak', '/data-barang'],
  baris: 'Barang diterima dan masuk stok',
  asal: [
    ['supplier', 'Supplier '],
    ['npwp_supplier', 'NPWP '],
    ['faktur_no', 'Faktur pajak '],
    ['jatuh_tempo', 'Jatuh tempo '],
  ],
  baki: 'Baki',
  tangan: ['Diserahkan oleh', 'Diterima oleh'],
  contoh: {
    nomor: 'TB-JKT-26-000031',
    supplier: 'PT Bintang Emas Sejahtera',
    npwp_supplier: '01.234.567.8-901.000',
    faktur_no: '010.000-26.00000031',
    faktur_tgl: '2026-11-21',
    jatuh_tempo: '2026-12-21',
  },
})

export const slipPindahBarang = slip({
  kode: 'slip-pindah-barang',
  label: 'Slip Pindah Barang',
  judul: 'SLIP PINDAH BARANG',
  screens: ['/pindah-barang', '/pindah-barang-satu-baki', '/data-barang'],
  baris: 'Dipindah ke baki {ke_baki}',
  baki: 'Dari Baki',
  tangan: ['Diserahkan oleh', 'Diterima oleh'],
  contoh: { nomor: 'PB-JKT-26-000018', ke_baki: 'B02' },
})

export const slipHancurBarang = slip({
  kode: 'slip-hancur-barang',
  label: 'Slip Hancur Barang',
  judul: 'SLIP HANCUR BARANG',
  screens: ['/hancur-data-barang', '/hancur-pembelian', '/data-barang'],
  baris: 'Alasan: {alasan}',
  baki: 'Dari Baki',
  tangan: ['Dilebur oleh', 'Disetujui oleh'],
  contoh: {
    nomor: 'HB-JKT-26-000004',
    alasan: 'Rusak, tidak dapat diperbaiki',
    penyetuju: 'SPV-JKT',
  },
})
