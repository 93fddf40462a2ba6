import { COPIES } from '../../copies.ts'
import { element, type PaperKind, type Variable } from '../../kind.ts'
import { presetPage } from '../../presets.ts'
import type { PaperElement } from '../../template.ts'
import { A5, A5_HEAD } from '../a5.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from '../toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT } = A5

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor dokumen', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'no_kurang_bayar', label: 'Nomor kurang bayar', jenis: 'TEKS', kodeGaris: true },
  { kode: 'no_faktur_jual', label: 'Nomor nota', jenis: 'TEKS', kodeGaris: true },
  { kode: 'status_slip', label: 'Tanda lunas atau batal', jenis: 'TEKS' },
  { kode: 'customer', label: 'Nama pelanggan', jenis: 'TEKS' },
  { kode: 'telp_customer', label: 'Telepon pelanggan', jenis: 'TEKS' },
  { kode: 'tgl_janji', label: 'Janji bayar', jenis: 'TGL' },
  { kode: 'jumlah', label: 'Jumlah dokumen', jenis: 'RUPIAH' },
  { kode: 'kurang', label: 'Uang yang kurang', jenis: 'RUPIAH' },
  { kode: 'bayar', label: 'Dibayar dengan slip ini', jenis: 'RUPIAH' },
  { kode: 'dibayar', label: 'Dibayar seluruhnya', jenis: 'RUPIAH' },
  { kode: 'sisa', label: 'Sisa', jenis: 'RUPIAH' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
]

/** A figure of the debt: its words on the left, its rupiah on the right. */
const figure = (variabel: string, label: string, y: number): readonly PaperElement[] => [
  element('TEKS', `kata-${variabel}`, [LEFT, y, 80, 4.6], { isi: label, ukuran: 9.5 }),
  element('ISIAN', variabel, [HEAD_AT, y, HEAD_WIDE, 4.6], {
    ...RIGHT,
    variabel,
    awalan: 'Rp ',
    ukuran: 10,
  }),
]

/** Whose debt it is, of what, until when. */
const WHOSE: readonly PaperElement[] = [
  element('ISIAN', 'customer', [LEFT, 31, 110, 4.6], {
    variabel: 'customer',
    ukuran: 9.5,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'telp-customer', [LEFT, 36, 110, 3.8], {
    variabel: 'telp_customer',
    awalan: 'Telp. ',
    ukuran: 8.5,
  }),
  element('TEKS', 'asal', [LEFT, 40.4, 110, 3.8], {
    isi: 'Nota {no_faktur_jual} · Kurang bayar {no_kurang_bayar}',
    ukuran: 8.5,
    susut: true,
  }),
  element('ISIAN', 'janji', [LEFT, 44.8, 110, 3.8], {
    variabel: 'tgl_janji',
    awalan: 'Janji bayar ',
    ukuran: 8.5,
  }),
  element('ISIAN', 'status', [HEAD_AT, 31, HEAD_WIDE, 5], {
    ...RIGHT,
    variabel: 'status_slip',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'petugas', [HEAD_AT, 44.8, HEAD_WIDE, 3.8], {
    ...RIGHT,
    variabel: 'user_id',
    awalan: 'Petugas ',
    ukuran: 8,
  }),
  element('GARIS', 'garis-isi', [LEFT, 50, WIDE, 0], { tebal_mm: 0.2 }),
]

const SUMS: readonly PaperElement[] = [
  element('TEKS', 'kata-jumlah', [LEFT, 52.6, 100, 7], {
    isi: 'JUMLAH',
    ukuran: 13,
    tebal: true,
  }),
  element('ISIAN', 'jumlah', [HEAD_AT, 52, HEAD_WIDE, 8], {
    ...RIGHT,
    variabel: 'jumlah',
    awalan: 'Rp ',
    ukuran: 17,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [LEFT, 61.4, WIDE, 7.6], {
    ...RIGHT,
    variabel: 'jumlah',
    format: 'TERBILANG',
    ukuran: 8.5,
    jarak: 3.8,
  }),
  ...figure('kurang', 'Uang yang kurang', 71),
  ...figure('bayar', 'Dibayar dengan slip ini', 77),
  ...figure('dibayar', 'Dibayar seluruhnya', 83),
  element('GARIS', 'garis-sisa', [HEAD_AT, 88.6, HEAD_WIDE, 0], { tebal_mm: 0.2 }),
  element('TEKS', 'kata-sisa', [LEFT, 90, 100, 5.4], {
    isi: 'SISA PIUTANG',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'sisa', [HEAD_AT, 90, HEAD_WIDE, 5.4], {
    ...RIGHT,
    variabel: 'sisa',
    awalan: 'Rp ',
    ukuran: 12,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'keterangan', [LEFT, 98, WIDE, 8], {
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 8,
    jarak: 3.6,
  }),
]

const HANDS: readonly PaperElement[] = ['Pelanggan', 'Petugas'].flatMap((label, i) => {
  const x = i === 0 ? LEFT : HEAD_AT
  return [
    element('TEKS', `tangan-${i + 1}`, [x, 109, 60, 4], { ...QUIET, isi: label }),
    element('GARIS', `garis-tangan-${i + 1}`, [x, 134, 60, 0], { tebal_mm: 0.2 }),
  ]
})

/** The slip of money that was short after a sale: what its customer owes, or paid of it now. */
export const slipPiutang: PaperKind = {
  kode: 'slip-piutang',
  label: 'Slip Piutang Penjualan',
  golongan: 'SLIP',
  ganda: COPIES['slip-piutang'],
  screens: ['/piutang-penjualan'],
  variabel: VARIABLES,
  daftar: [],
  wajib: ['judul', 'nomor', 'jumlah', 'sisa', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'BUKTI PEMBAYARAN PIUTANG',
      nomor: 'PT-JKT-261128-0001',
      tgl_system: '2026-11-28',
      jam: '14.05',
      no_kurang_bayar: 'PK-JKT-261121-0001',
      no_faktur_jual: 'FJ-JKT-261121-0007',
      status_slip: null,
      customer: 'Ibu Siti Rahmawati',
      telp_customer: '0812 3456 7890',
      tgl_janji: '2026-12-05',
      jumlah: 50_000,
      kurang: 200_000,
      bayar: 50_000,
      dibayar: 50_000,
      sisa: 150_000,
      keterangan: null,
      user_id: 'KASIR-JKT',
    },
    lists: {},
    ketentuan: [],
  },
  baku: { halaman: presetPage('A5'), elemen: [...A5_HEAD, ...WHOSE, ...SUMS, ...HANDS] },
}
