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
  { kode: 'nomor', label: 'Nomor gesek tunai', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'status_slip', label: 'Tanda batal', jenis: 'TEKS' },
  { kode: 'customer', label: 'Nama pelanggan', jenis: 'TEKS' },
  { kode: 'kartu', label: 'Penerbit dan 4 angka kartu', jenis: 'TEKS' },
  { kode: 'kode_setuju', label: 'Kode persetujuan', jenis: 'TEKS' },
  { kode: 'jumlah', label: 'Jumlah digesek', jenis: 'RUPIAH' },
  { kode: 'biaya', label: 'Biaya gesek tunai', jenis: 'RUPIAH' },
  { kode: 'tunai', label: 'Tunai diterima', jenis: 'RUPIAH' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
]

/** A figure of the sum: its words on the left, its rupiah on the right. */
const figure = (variabel: string, label: string, y: number): readonly PaperElement[] => [
  element('TEKS', `kata-${variabel}`, [LEFT, y, 80, 5], { isi: label, ukuran: 10 }),
  element('ISIAN', variabel, [HEAD_AT, y, HEAD_WIDE, 5], {
    ...RIGHT,
    variabel,
    awalan: 'Rp ',
    ukuran: 10.5,
  }),
]

const BODY: readonly PaperElement[] = [
  element('ISIAN', 'customer', [LEFT, 32, 110, 4.6], {
    variabel: 'customer',
    ukuran: 9.5,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'kartu', [LEFT, 37.4, 110, 4.4], {
    variabel: 'kartu',
    awalan: 'Kartu debit ',
    ukuran: 9,
  }),
  element('ISIAN', 'kode-setuju', [LEFT, 42.4, 110, 4], {
    variabel: 'kode_setuju',
    awalan: 'Kode persetujuan ',
    ukuran: 8.5,
  }),
  element('ISIAN', 'status', [HEAD_AT, 32, HEAD_WIDE, 5], {
    ...RIGHT,
    variabel: 'status_slip',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'petugas', [HEAD_AT, 42.4, HEAD_WIDE, 4], {
    ...RIGHT,
    variabel: 'user_id',
    awalan: 'Petugas ',
    ukuran: 8,
  }),
  element('GARIS', 'garis-isi', [LEFT, 49, WIDE, 0], { tebal_mm: 0.2 }),
  ...figure('jumlah', 'Digesek dari kartu', 53),
  ...figure('biaya', 'Biaya', 60),
  element('GARIS', 'garis-jumlah', [HEAD_AT, 67, HEAD_WIDE, 0], { tebal_mm: 0.2 }),
  element('TEKS', 'kata-tunai', [LEFT, 70, 100, 7], {
    isi: 'TUNAI DITERIMA',
    ukuran: 13,
    tebal: true,
  }),
  element('ISIAN', 'tunai', [HEAD_AT, 69.4, HEAD_WIDE, 8], {
    ...RIGHT,
    variabel: 'tunai',
    awalan: 'Rp ',
    ukuran: 17,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [LEFT, 80, WIDE, 8], {
    ...RIGHT,
    variabel: 'tunai',
    format: 'TERBILANG',
    ukuran: 8.5,
    jarak: 3.8,
  }),
  element('ISIAN', 'keterangan', [LEFT, 92, WIDE, 8], {
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 8,
    jarak: 3.6,
  }),
  ...['Pelanggan', 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : HEAD_AT
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 108, 60, 4], { ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 134, 60, 0], { tebal_mm: 0.2 }),
    ]
  }),
]

/** The slip of cash that was given against a debit card: what was swiped, kept and handed over. */
export const slipGesekTunai: PaperKind = {
  kode: 'slip-gesek-tunai',
  label: 'Slip Gesek Tunai',
  golongan: 'SLIP',
  ganda: COPIES['slip-gesek-tunai'],
  screens: ['/gesek-tunai'],
  variabel: VARIABLES,
  daftar: [],
  wajib: ['nomor', 'tunai', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'SLIP GESEK TUNAI',
      nomor: 'GT-JKT-261121-0001',
      tgl_system: '2026-11-21',
      jam: '14.05',
      status_slip: null,
      customer: 'Ibu Siti Rahmawati',
      kartu: 'BCA •••• 4021',
      kode_setuju: 'A77120',
      jumlah: 1_000_000,
      biaya: 15_000,
      tunai: 985_000,
      keterangan: null,
      user_id: 'KASIR-JKT',
    },
    lists: {},
    ketentuan: [],
  },
  baku: { halaman: presetPage('A5'), elemen: [...A5_HEAD, ...BODY] },
}
