import { COPIES } from '../copies.ts'
import { element, type PaperKind } from '../kind.ts'
import { presetPage } from '../presets.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const column = (isi: string, judul: string, lebar: number, rata: 'KIRI' | 'KANAN' = 'KIRI') => ({
  isi,
  judul,
  lebar,
  rata,
})

const LEFT = 10
const WIDE = 221.3
const HEAD = 153.3
const FOOT = 151.3
const QUIET = { ukuran: 8, abu: 0.35 } as const
const LAST = { halaman: 'TERAKHIR' } as const
const RIGHT = { rata: 'KANAN' } as const

const PAIR = [
  { kode: 'nama', label: 'Nama', jenis: 'TEKS' },
  { kode: 'nilai', label: 'Nilai', jenis: 'RUPIAH' },
] as const

/** The nota of a sale and its second copy. */
export const notaPenjualan: PaperKind = {
  kode: 'nota-penjualan',
  label: 'Nota Penjualan',
  golongan: 'NOTA',
  ganda: COPIES['nota-penjualan'],
  screens: ['/lihat-penjualan', '/transaksi-penjualan'],
  variabel: [
    ...STORE_VARIABLES,
    { kode: 'no_faktur_jual', label: 'Nomor nota', jenis: 'TEKS', kodeGaris: true },
    { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
    { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
    { kode: 'customer', label: 'Nama pembeli', jenis: 'TEKS' },
    { kode: 'alamat_customer', label: 'Alamat pembeli', jenis: 'TEKS' },
    { kode: 'telp_customer', label: 'Telepon pembeli', jenis: 'TEKS' },
    { kode: 'kode_customer', label: 'Kode member', jenis: 'TEKS' },
    { kode: 'nama_sales', label: 'Nama sales', jenis: 'TEKS' },
    { kode: 'user_id', label: 'Kasir', jenis: 'TEKS' },
    { kode: 'status_batal', label: 'Tanda DIBATALKAN', jenis: 'TEKS' },
    { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
    { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
    { kode: 'berat_asli', label: 'Jumlah berat asli', jenis: 'GRAM' },
    { kode: 'murni', label: 'Jumlah emas murni', jenis: 'MURNI' },
    { kode: 'subtotal', label: 'Subtotal', jenis: 'RUPIAH' },
    { kode: 'diskon', label: 'Potongan', jenis: 'RUPIAH' },
    { kode: 'ppn', label: 'PPN', jenis: 'RUPIAH' },
    { kode: 'pph22', label: 'PPh 22', jenis: 'RUPIAH' },
    { kode: 'pembulatan', label: 'Pembulatan tunai', jenis: 'RUPIAH' },
    { kode: 'total', label: 'Total', jenis: 'RUPIAH' },
    { kode: 'kembali', label: 'Kembali', jenis: 'RUPIAH' },
    { kode: 'dibayar', label: 'Cara bayar', jenis: 'TEKS' },
    { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
    { kode: 'warna_kadar', label: 'Warna kadar', jenis: 'WARNA' },
  ],
  daftar: [
    {
      kode: 'barang',
      label: 'Barang yang dijual',
      untuk: 'TABEL',
      kolom: [
        { kode: 'kode_barcode', label: 'Barcode', jenis: 'TEKS' },
        { kode: 'nama_barang', label: 'Nama Barang', jenis: 'TEKS' },
        { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
        { kode: 'permil', label: 'Permil', jenis: 'ANGKA' },
        { kode: 'berat', label: 'Berat nota', jenis: 'GRAM' },
        { kode: 'berat_asli', label: 'Berat asli', jenis: 'GRAM' },
        { kode: 'harga_per_gram', label: 'Harga per gram', jenis: 'RUPIAH' },
        { kode: 'ongkos', label: 'Ongkos per gram', jenis: 'RUPIAH' },
        { kode: 'atribut', label: 'Atribut', jenis: 'RUPIAH' },
        { kode: 'diskon', label: 'Potongan', jenis: 'RUPIAH' },
        { kode: 'harga', label: 'Harga', jenis: 'RUPIAH' },
        { kode: 'potongan_beli', label: 'Potongan beli kembali', jenis: 'TEKS' },
      ],
    },
    {
      kode: 'rincian',
      label: 'Potongan, PPN, kembali',
      untuk: 'RINCIAN',
      kolom: PAIR,
    },
    {
      kode: 'sebelum_total',
      label: 'Jumlah harga, potongan, PPh 22',
      untuk: 'RINCIAN',
      kolom: PAIR,
    },
    { kode: 'sesudah_total', label: 'PPN, kembali', untuk: 'RINCIAN', kolom: PAIR },
  ],
  wajib: ['no_faktur_jual', 'tanda', 'status_batal'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      no_faktur_jual: 'FJ-JKT-26-000123',
      tgl_system: '2026-11-21',
      jam: '14.05',
      customer: 'Ibu Siti Rahmawati',
      alamat_customer: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_customer: '0812 3456 7890',
      kode_customer: 'M-000451',
      nama_sales: 'Dewi',
      user_id: 'KASIR-JKT',
      status_batal: null,
      jumlah_barang: 2,
      berat: 9_800,
      berat_asli: 9_769,
      murni: 6_838_300,
      subtotal: 14_312_500,
      diskon: 12_500,
      ppn: 155_000,
      pph22: 0,
      pembulatan: 0,
      total: 14_300_000,
      kembali: 0,
      dibayar: 'TUNAI 14,300,000',
      keterangan: null,
      warna_kadar: '#f0c84b',
    },
    lists: {
      barang: [
        {
          kode_barcode: '11000017',
          nama_barang: 'Cincin Belah Rotan',
          kadar: '17K',
          permil: 700,
          berat: 3_250,
          berat_asli: 3_237,
          harga_per_gram: 1_452_000,
          ongkos: 60_000,
          atribut: 0,
          diskon: 0,
          harga: 4_914_000,
          potongan_beli: '2%',
        },
        {
          kode_barcode: '11000024',
          nama_barang: 'Kalung Rantai Nori',
          kadar: '17K',
          permil: 700,
          berat: 6_550,
          berat_asli: 6_532,
          harga_per_gram: 1_375_000,
          ongkos: 60_000,
          atribut: 0,
          diskon: 12_500,
          harga: 9_398_500,
          potongan_beli: '2%',
        },
      ],
      rincian: [
        { nama: 'Potongan', nilai: -12_500 },
        { nama: 'Termasuk PPN', nilai: 155_000 },
        { nama: 'Kembali', nilai: 0 },
      ],
      sebelum_total: [
        { nama: 'Jumlah harga', nilai: 14_312_500 },
        { nama: 'Potongan', nilai: -12_500 },
      ],
      sesudah_total: [
        { nama: 'Termasuk PPN', nilai: 155_000 },
        { nama: 'Kembali', nilai: 0 },
      ],
    },
    ketentuan: [
      'Nota ini harap dibawa jika perhiasan dijual kembali.',
      'Barang rusak, penyok atau putus dibeli dengan harga rosok.',
    ],
  },
  baku: {
    halaman: presetPage('HALF_LETTER'),
    elemen: [
      element('ISIAN', 'nama-toko', [LEFT, 8, 100, 6.6], {
        variabel: 'nama_toko',
        ukuran: 15,
        tebal: true,
      }),
      element('ISIAN', 'alamat-toko', [LEFT, 15, 110, 10.7], {
        variabel: 'alamat_toko',
        ukuran: 8,
        potong: 'ALAMAT',
        jarak: 3.6,
      }),
      element('ISIAN', 'kontak', [LEFT, 25.3, 110, 3.4], { ...QUIET, variabel: 'kontak' }),
      element('QR', 'qr', [131.3, 8, 18, 18], { variabel: 'no_faktur_jual' }),
      element('TEKS', 'judul', [HEAD, 8, 78, 5.3], {
        ...RIGHT,
        isi: 'NOTA PENJUALAN',
        ukuran: 12,
        tebal: true,
      }),
      element('ISIAN', 'nomor', [HEAD, 14, 78, 4], {
        ...RIGHT,
        variabel: 'no_faktur_jual',
        ukuran: 9,
      }),
      element('ISIAN', 'tanggal', [HEAD, 18.5, 78, 4], {
        ...RIGHT,
        variabel: 'tgl_system',
        ukuran: 9,
      }),
      element('TEKS', 'tanda', [HEAD, 23.5, 78, 4], {
        ...RIGHT,
        isi: '{tanda} · hal. {hal}/{dari_hal}',
        ukuran: 8,
        tebal: true,
      }),
      element('GARIS', 'garis-atas', [LEFT, 29, WIDE, 0], { tebal_mm: 0.2 }),
      element('TEKS', 'kepada', [LEFT, 31, 16, 3.6], { ...QUIET, isi: 'Kepada' }),
      element('ISIAN', 'pembeli', [26, 31, 60, 11.8], {
        variabel: 'customer',
        ukuran: 9,
        tebal: true,
        potong: '20',
        jarak: 4,
      }),
      element('ISIAN', 'alamat-pembeli', [90, 31, 62, 7.2], {
        variabel: 'alamat_customer',
        ukuran: 8,
      }),
      element('TEKS', 'petugas', [HEAD, 31, 78, 4], {
        ...RIGHT,
        isi: 'Sales {nama_sales} · Kasir {user_id}',
        ukuran: 8,
      }),
      element('ISIAN', 'batal', [HEAD, 36, 78, 5], {
        ...RIGHT,
        variabel: 'status_batal',
        ukuran: 11,
        tebal: true,
      }),
      element('TABEL', 'barang', [LEFT, 44.2, WIDE, 48], {
        daftar: 'barang',
        ukuran: 8.5,
        kolom: [
          column('kode_barcode', 'Barcode', 22),
          column('nama_barang', 'Nama Barang', 57.3),
          column('kadar', 'Kadar', 18),
          column('berat', 'Berat nota (g)', 25, 'KANAN'),
          column('harga_per_gram', 'Harga / g', 24, 'KANAN'),
          column('ongkos', 'Ongkos / g', 22, 'KANAN'),
          column('potongan_beli', 'Pot. Beli Kembali', 27, 'KANAN'),
          column('harga', 'Harga', 26, 'KANAN'),
        ],
      }),
      element('TEKS', 'bersambung', [LEFT, 95, WIDE, 4], {
        ...QUIET,
        ...RIGHT,
        isi: 'Bersambung ke halaman berikut',
        halaman: 'BELUM_AKHIR',
      }),
      element('GARIS', 'garis-bawah', [LEFT, 93, WIDE, 0], { ...LAST, tebal_mm: 0.2 }),
      element('TEKS', 'jumlah', [LEFT, 94.5, 130, 4], {
        ...LAST,
        ...QUIET,
        isi: '{jumlah_barang} barang · berat nota {berat} g · berat asli {berat_asli} g, emas murninya {murni} g',
      }),
      element('RINCIAN', 'sebelum-total', [FOOT, 94.5, 80, 12.6], {
        ...LAST,
        daftar: 'sebelum_total',
        ukuran: 8,
        jarak: 4.2,
      }),
      element('TEKS', 'kata-total', [FOOT, 107.9, 24, 5], {
        ...LAST,
        isi: 'TOTAL',
        ukuran: 11,
        tebal: true,
      }),
      element('ISIAN', 'total', [176.3, 107.4, 55, 6], {
        ...LAST,
        ...RIGHT,
        variabel: 'total',
        awalan: 'Rp ',
        ukuran: 13,
        tebal: true,
        susut: true,
      }),
      element('ISIAN', 'terbilang', [LEFT, 99.5, 135, 7.2], {
        ...LAST,
        variabel: 'total',
        format: 'TERBILANG',
        awalan: 'Terbilang: ',
        ukuran: 8,
      }),
      element('ISIAN', 'dibayar', [LEFT, 107, 135, 4], {
        ...LAST,
        variabel: 'dibayar',
        awalan: 'Dibayar: ',
        ukuran: 8,
      }),
      element('RINCIAN', 'rincian', [FOOT, 114.5, 80, 8.4], {
        ...LAST,
        daftar: 'sesudah_total',
        ukuran: 8,
        jarak: 4.2,
      }),
      element('KETENTUAN', 'ketentuan', [LEFT, 113, 135, 16], {
        ...LAST,
        ukuran: 7.5,
        jarak: 4,
      }),
      element('TEKS', 'terima-kasih', [FOOT, 127, 80, 4], {
        ...LAST,
        ...QUIET,
        ...RIGHT,
        isi: 'Terima kasih atas kepercayaan Anda',
      }),
    ],
  },
}
