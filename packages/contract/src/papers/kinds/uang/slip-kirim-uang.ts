import { COPIES } from '../../copies.ts'
import { element, type PaperKind, type Variable } from '../../kind.ts'
import { presetPage } from '../../presets.ts'
import type { PaperElement } from '../../template.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from '../toko.ts'

const LEFT = 14
const WIDE = 269
const SIDE_AT = 183
const SIDE_WIDE = 100
const RIGHT = { rata: 'KANAN' } as const
const QUIET = { ukuran: 10, abu: 0.35 } as const

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor referensi', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'status_slip', label: 'Tanda sudah diterima atau batal', jenis: 'TEKS' },
  { kode: 'tujuan', label: 'Toko tujuan', jenis: 'TEKS' },
  { kode: 'asal', label: 'Asal uang', jenis: 'TEKS' },
  { kode: 'jumlah_rp', label: 'Jumlah uang', jenis: 'RUPIAH' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
]

const HEAD: readonly PaperElement[] = [
  element('ISIAN', 'nama-toko', [LEFT, 14, 130, 9], {
    variabel: 'nama_toko',
    ukuran: 20,
    tebal: true,
  }),
  // doc2 §2: split at 48 and at 90 letters
  element('ISIAN', 'alamat-toko', [LEFT, 24, 130, 15], {
    variabel: 'alamat_toko',
    ukuran: 11,
    potong: 'ALAMAT',
    jarak: 5,
  }),
  element('ISIAN', 'kontak', [LEFT, 40, 160, 5], { ...QUIET, variabel: 'kontak' }),
  element('QR', 'qr', [150, 14, 24, 24], { variabel: 'nomor' }),
  element('ISIAN', 'judul', [SIDE_AT, 14, SIDE_WIDE, 8], {
    ...RIGHT,
    variabel: 'judul',
    ukuran: 17,
    tebal: true,
  }),
  element('ISIAN', 'nomor', [SIDE_AT, 23, SIDE_WIDE, 6], {
    ...RIGHT,
    variabel: 'nomor',
    ukuran: 13,
  }),
  element('TEKS', 'tanggal', [SIDE_AT, 30, SIDE_WIDE, 5], {
    ...RIGHT,
    isi: '{tgl_system} {jam}',
    ukuran: 11,
  }),
  element('TEKS', 'tanda', [SIDE_AT, 36, SIDE_WIDE, 5], {
    ...RIGHT,
    isi: '{tanda} · hal. {hal}/{dari_hal}',
    ukuran: 10,
    tebal: true,
  }),
  element('GARIS', 'garis-atas', [LEFT, 48, WIDE, 0], { tebal_mm: 0.3 }),
]

const BODY: readonly PaperElement[] = [
  element('ISIAN', 'tujuan', [LEFT, 56, WIDE, 7], {
    variabel: 'tujuan',
    awalan: 'Kepada ',
    ukuran: 14,
  }),
  element('ISIAN', 'asal', [LEFT, 66, WIDE, 6], { variabel: 'asal', awalan: 'Dari ', ukuran: 12 }),
  element('ISIAN', 'jumlah', [LEFT, 80, WIDE, 12], {
    variabel: 'jumlah_rp',
    awalan: 'Rp ',
    ukuran: 26,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [LEFT, 95, WIDE, 12], {
    variabel: 'jumlah_rp',
    format: 'TERBILANG',
    ukuran: 12,
    jarak: 6,
  }),
  element('ISIAN', 'keterangan', [LEFT, 112, WIDE, 16], {
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 11,
    jarak: 5,
  }),
  element('ISIAN', 'status', [LEFT, 130, WIDE, 8], {
    variabel: 'status_slip',
    ukuran: 14,
    tebal: true,
  }),
  ...['Pengirim', 'Pembawa', 'Penerima'].flatMap((label, i) => {
    const x = LEFT + i * 95
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 150, 79, 5], { ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 182, 79, 0], { tebal_mm: 0.3 }),
    ]
  }),
  element('ISIAN', 'petugas', [LEFT, 184, 79, 5], { ...QUIET, variabel: 'user_id' }),
]

/** The slip that travels with money to another store, lying down on 297 × 210 mm (doc2 §2). */
export const slipKirimUang: PaperKind = {
  kode: 'slip-kirim-uang',
  label: 'Slip Kirim Uang',
  golongan: 'SLIP',
  ganda: COPIES['slip-kirim-uang'],
  screens: ['/kirim-uang-pusat'],
  variabel: VARIABLES,
  daftar: [],
  wajib: ['nomor', 'jumlah_rp', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'SLIP KIRIM UANG',
      nomor: 'KU-JKT-261121-0001',
      tgl_system: '2026-11-21',
      jam: '17.40',
      status_slip: null,
      tujuan: 'PUSAT Kencana Pusat',
      asal: 'CASH KASIR',
      jumlah_rp: 25_000_000,
      keterangan: 'Setoran sore',
      user_id: 'KASIR-JKT',
    },
    lists: {},
    ketentuan: [],
  },
  baku: { halaman: presetPage('A4_TIDUR'), elemen: [...HEAD, ...BODY] },
}
