import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { A5, A5_HEAD } from './a5.ts'
import { tableColumn } from './jaminan.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT, LAST } = A5

/** What a slip of a deposit promises: the product's words, the same in every store. */
export const DEPOSIT_TERMS: readonly string[] = [
  'Titipan dapat dipakai membayar belanja di toko ini, atau diminta kembali oleh pemiliknya.',
  'Bawa slip ini dan sebutkan nama serta nomor telepon yang tertulis di atas.',
  'Saldo yang berlaku adalah yang tercatat di toko; slip lama diganti oleh slip terbaru.',
]

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor titipan', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'tgl_titipan', label: 'Tanggal titipan diterima', jenis: 'TGL' },
  { kode: 'no_dokumen', label: 'Dokumen terakhir', jenis: 'TEKS', kodeGaris: true },
  { kode: 'status_slip', label: 'Tanda titipan selesai', jenis: 'TEKS' },
  { kode: 'customer', label: 'Nama pelanggan', jenis: 'TEKS' },
  { kode: 'alamat_customer', label: 'Alamat pelanggan', jenis: 'TEKS' },
  { kode: 'telp_customer', label: 'Telepon pelanggan', jenis: 'TEKS' },
  { kode: 'nama_sales', label: 'Nama sales', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
  { kode: 'masuk', label: 'Jumlah uang masuk', jenis: 'RUPIAH' },
  { kode: 'keluar', label: 'Jumlah uang keluar', jenis: 'RUPIAH' },
  { kode: 'saldo', label: 'Saldo titipan', jenis: 'RUPIAH' },
]

const COLUMNS: readonly Variable[] = [
  { kode: 'tgl', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'nomor', label: 'Nomor', jenis: 'TEKS' },
  { kode: 'apa', label: 'Jenis dokumen', jenis: 'TEKS' },
  { kode: 'masuk', label: 'Uang masuk', jenis: 'RUPIAH' },
  { kode: 'keluar', label: 'Uang keluar', jenis: 'RUPIAH' },
  { kode: 'saldo', label: 'Saldo', jenis: 'RUPIAH' },
]

const TOP: readonly PaperElement[] = [
  ...A5_HEAD,
  element('ISIAN', 'customer', [LEFT, 31, 110, 4.4], {
    variabel: 'customer',
    ukuran: 9.5,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'alamat-customer', [LEFT, 35.6, 110, 7.2], {
    variabel: 'alamat_customer',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'telp-customer', [LEFT, 43, 110, 3.6], {
    variabel: 'telp_customer',
    awalan: 'Telp. ',
    ukuran: 8,
  }),
  element('ISIAN', 'status', [HEAD_AT, 31, HEAD_WIDE, 4.4], {
    ...RIGHT,
    variabel: 'status_slip',
    ukuran: 9.5,
    tebal: true,
  }),
  element('ISIAN', 'sales', [HEAD_AT, 35.6, HEAD_WIDE, 3.6], {
    ...RIGHT,
    variabel: 'nama_sales',
    awalan: 'Sales ',
    ukuran: 8,
  }),
  element('ISIAN', 'petugas', [HEAD_AT, 39.4, HEAD_WIDE, 3.6], {
    ...RIGHT,
    variabel: 'user_id',
    awalan: 'Petugas ',
    ukuran: 8,
  }),
]

const BODY: readonly PaperElement[] = [
  element('TABEL', 'riwayat', [LEFT, 48, WIDE, 37], {
    daftar: 'riwayat',
    ukuran: 8,
    kolom: [
      tableColumn('tgl', 'Tanggal', 30),
      tableColumn('nomor', 'Nomor', 42),
      tableColumn('apa', 'Dokumen', 38),
      tableColumn('masuk', 'Masuk', 28, 'KANAN'),
      tableColumn('keluar', 'Keluar', 28, 'KANAN'),
      tableColumn('saldo', 'Saldo', 28, 'KANAN'),
    ],
  }),
  element('TEKS', 'bersambung', [LEFT, 87, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  element('GARIS', 'garis-bawah', [LEFT, 86, WIDE, 0], { ...LAST, tebal_mm: 0.2 }),
  element('ISIAN', 'masuk', [LEFT, 87.4, 100, 4], {
    ...LAST,
    variabel: 'masuk',
    awalan: 'Uang masuk Rp ',
    ukuran: 8.5,
  }),
  element('ISIAN', 'keluar', [LEFT, 91.6, 100, 4], {
    ...LAST,
    variabel: 'keluar',
    awalan: 'Uang keluar Rp ',
    ukuran: 8.5,
  }),
  element('ISIAN', 'keterangan', [LEFT, 95.8, 110, 10.2], {
    ...LAST,
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 7.5,
    jarak: 3.4,
  }),
  element('TEKS', 'kata-saldo', [HEAD_AT, 88, 22, 5], {
    ...LAST,
    isi: 'SALDO',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'saldo', [145, 87.6, 57, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'saldo',
    awalan: 'Rp ',
    ukuran: 13,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [HEAD_AT, 95, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'saldo',
    format: 'TERBILANG',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('KETENTUAN', 'ketentuan', [LEFT, 107, WIDE, 11], { ...LAST, ukuran: 7.5, jarak: 3.6 }),
  ...['Pelanggan', 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : HEAD_AT
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 120, 60, 3.8], { ...LAST, ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 138, 60, 0], { ...LAST, tebal_mm: 0.2 }),
    ]
  }),
]

/** The slip of a deposit: whose money the shop keeps, what came and went, and what is left. */
export const slipTitipan: PaperKind = {
  kode: 'slip-titipan',
  label: 'Slip Titipan',
  golongan: 'SLIP',
  ganda: COPIES['slip-titipan'],
  screens: ['/lihat-titipan'],
  variabel: VARIABLES,
  daftar: [{ kode: 'riwayat', label: 'Dokumen titipan', untuk: 'TABEL', kolom: COLUMNS }],
  wajib: ['nomor', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'SLIP TITIPAN',
      nomor: 'FD-JKT-261114-0002',
      tgl_system: '2026-11-21',
      jam: '14.05',
      tgl_titipan: '2026-11-14',
      no_dokumen: 'FA-JKT-261121-0001',
      status_slip: null,
      customer: 'Ibu Siti Rahmawati',
      alamat_customer: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_customer: '0812 3456 7890',
      nama_sales: 'Dewi',
      user_id: 'KASIR-JKT',
      keterangan: null,
      masuk: 3_500_000,
      keluar: 500_000,
      saldo: 3_000_000,
    },
    lists: {
      riwayat: [
        ['2026-11-14', 'FD-JKT-261114-0002', 'Titipan diterima', 2_000_000, null, 2_000_000],
        ['2026-11-17', 'FR-JKT-261117-0001', 'Dikembalikan', null, 500_000, 1_500_000],
        ['2026-11-21', 'FA-JKT-261121-0001', 'Ditambah', 1_500_000, null, 3_000_000],
      ].map(
        ([tgl = null, nomor = null, apa = null, masuk = null, keluar = null, saldo = null]) => ({
          tgl,
          nomor,
          apa,
          masuk,
          keluar,
          saldo,
        }),
      ),
    },
    ketentuan: DEPOSIT_TERMS,
  },
  baku: { halaman: presetPage('A5'), elemen: [...TOP, ...BODY] },
}
