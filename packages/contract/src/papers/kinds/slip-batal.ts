import type { CaraJual } from '@kencana/domain/cart'
import { TENDERS } from '../../names/tenders.ts'
import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Row, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { A5, A5_HEAD } from './a5.ts'
import { tableColumn } from './jaminan.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT, LAST } = A5

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor pembatalan', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'membatalkan', label: 'Nomor yang dibatalkan', jenis: 'TEKS', kodeGaris: true },
  { kode: 'customer', label: 'Nama pembeli', jenis: 'TEKS' },
  { kode: 'telp_customer', label: 'Telepon pembeli', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'penyetuju', label: 'Penyetuju', jenis: 'TEKS' },
  { kode: 'alasan', label: 'Alasan', jenis: 'TEKS' },
  { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
  { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
  { kode: 'arah', label: 'Uang dikembalikan atau diterima', jenis: 'TEKS' },
  { kode: 'total', label: 'Jumlah uang', jenis: 'RUPIAH' },
]

const COLUMNS: readonly Variable[] = [
  { kode: 'baris', label: 'Nomor urut', jenis: 'ANGKA' },
  { kode: 'kode_barcode', label: 'Barcode', jenis: 'TEKS' },
  { kode: 'nama_barang', label: 'Nama Barang', jenis: 'TEKS' },
  { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
  { kode: 'berat', label: 'Berat', jenis: 'GRAM' },
  { kode: 'harga', label: 'Harga', jenis: 'RUPIAH' },
]

const TOP: readonly PaperElement[] = [
  ...A5_HEAD,
  element('ISIAN', 'membatalkan', [LEFT, 31, 110, 4.4], {
    variabel: 'membatalkan',
    awalan: 'Membatalkan ',
    ukuran: 9.5,
    tebal: true,
  }),
  element('ISIAN', 'alasan', [LEFT, 35.8, 110, 7.4], {
    variabel: 'alasan',
    awalan: 'Alasan: ',
    ukuran: 8.5,
    jarak: 3.7,
  }),
  element('ISIAN', 'customer', [HEAD_AT, 31, HEAD_WIDE, 4], {
    ...RIGHT,
    variabel: 'customer',
    ukuran: 9,
  }),
  element('ISIAN', 'petugas', [HEAD_AT, 35.2, HEAD_WIDE, 3.6], {
    ...RIGHT,
    variabel: 'user_id',
    awalan: 'Petugas ',
    ukuran: 8,
  }),
  element('ISIAN', 'penyetuju', [HEAD_AT, 39.2, HEAD_WIDE, 3.6], {
    ...RIGHT,
    variabel: 'penyetuju',
    awalan: 'Disetujui ',
    ukuran: 8,
  }),
]

const BODY: readonly PaperElement[] = [
  element('TABEL', 'barang', [LEFT, 45, WIDE, 38], {
    daftar: 'barang',
    ukuran: 8,
    kolom: [
      tableColumn('baris', 'No', 9, 'KANAN'),
      tableColumn('kode_barcode', 'Barcode', 25),
      tableColumn('nama_barang', 'Nama Barang', 80),
      tableColumn('kadar', 'Kadar', 25),
      tableColumn('berat', 'Berat (g)', 25, 'KANAN'),
      tableColumn('harga', 'Harga', 30, 'KANAN'),
    ],
  }),
  element('TEKS', 'bersambung', [LEFT, 85, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  element('GARIS', 'garis-bawah', [LEFT, 84, WIDE, 0], { ...LAST, tebal_mm: 0.2 }),
  element('TEKS', 'jumlah', [LEFT, 85.4, 100, 3.8], {
    ...LAST,
    ...QUIET,
    isi: '{jumlah_barang} barang · {berat} g',
  }),
  element('ISIAN', 'arah', [LEFT, 91, 105, 4.6], {
    ...LAST,
    variabel: 'arah',
    ukuran: 9.5,
    tebal: true,
  }),
  element('RINCIAN', 'uang', [LEFT, 96.2, 105, 21], {
    ...LAST,
    daftar: 'uang',
    ukuran: 8.5,
    jarak: 4.2,
  }),
  element('TEKS', 'kata-total', [HEAD_AT, 86.4, 22, 5], {
    ...LAST,
    isi: 'JUMLAH',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'total', [145, 86, 57, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    awalan: 'Rp ',
    ukuran: 13,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [HEAD_AT, 93.4, HEAD_WIDE, 10.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    format: 'TERBILANG',
    ukuran: 8,
    jarak: 3.6,
  }),
  ...['Pelanggan', 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : HEAD_AT
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 119, 60, 3.8], { ...LAST, ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 137, 60, 0], { ...LAST, tebal_mm: 0.2 }),
    ]
  }),
]

/** What was taken back, why, who approved it, and the money that went back by each way to pay. */
export const slipBatal: PaperKind = {
  kode: 'slip-batal',
  label: 'Slip Pembatalan',
  golongan: 'SLIP',
  ganda: COPIES['slip-batal'],
  screens: ['/batal-penjualan', '/lihat-penjualan', '/lihat-hutang', '/batal-hutang-lunas'],
  variabel: VARIABLES,
  daftar: [
    { kode: 'barang', label: 'Barang yang dibatalkan', untuk: 'TABEL', kolom: COLUMNS },
    {
      kode: 'uang',
      label: 'Uang per cara bayar',
      untuk: 'RINCIAN',
      kolom: [
        { kode: 'nama', label: 'Nama', jenis: 'TEKS' },
        { kode: 'nilai', label: 'Nilai', jenis: 'RUPIAH' },
      ],
    },
  ],
  wajib: ['nomor', 'membatalkan', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'PEMBATALAN PENJUALAN',
      nomor: 'BJ-JKT-261121-0001',
      tgl_system: '2026-11-21',
      jam: '14.05',
      membatalkan: 'FJ-JKT-261121-0017',
      customer: 'Ibu Siti Rahmawati',
      telp_customer: '0812 3456 7890',
      user_id: 'KASIR-JKT',
      penyetuju: 'SPV-JKT',
      alasan: 'Salah ukuran',
      jumlah_barang: 1,
      berat: 3_237,
      arah: 'Uang yang dikembalikan',
      total: 5_232_500,
    },
    lists: {
      barang: [
        {
          baris: 1,
          kode_barcode: '11000017',
          nama_barang: 'Cincin Belah Rotan',
          kadar: '17K',
          berat: 3_237,
          harga: 5_232_500,
        },
      ],
      uang: [
        { nama: 'Kartu debit BCA ··4021', nilai: 5_000_000 },
        { nama: 'Tunai', nilai: 232_500 },
      ],
    },
    ketentuan: [],
  },
  baku: { halaman: presetPage('A5'), elemen: [...TOP, ...BODY] },
}

interface Handed {
  readonly cara: CaraJual
  readonly jumlah: number
  /** The deposit it goes back into. */
  readonly no_bon?: string | null
  readonly kode_bank: string | null
  readonly no_rekening: string | null
  readonly kartu_akhir: string | null
}

/** Money by the way it went, as the slip lists it: 'Transfer BCA 5270123456'. */
export const moneyRows = (handed: readonly Handed[]): Row[] =>
  handed.map(({ cara, jumlah, no_bon = null, kode_bank, no_rekening, kartu_akhir }) => ({
    nama: [TENDERS[cara], no_bon, kode_bank, no_rekening, kartu_akhir && `··${kartu_akhir}`]
      .filter(part => part !== null)
      .join(' '),
    nilai: jumlah,
  }))
