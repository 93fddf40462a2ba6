import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { A5, A5_HEAD } from './a5.ts'
import { PLEDGE_COLUMNS, PLEDGE_EXAMPLE, tableColumn } from './jaminan.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT, LAST } = A5

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul kwitansi', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor kwitansi', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'no_faktur_hutang', label: 'Nomor surat gadai', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_hutang', label: 'Tanggal pinjaman', jenis: 'TGL' },
  { kode: 'tgl_jatuh_tempo', label: 'Tanggal jatuh tempo', jenis: 'TGL' },
  { kode: 'lama_pinjam', label: 'Lama pinjam', jenis: 'ANGKA' },
  { kode: 'nasabah', label: 'Nama nasabah', jenis: 'TEKS' },
  { kode: 'alamat_nasabah', label: 'Alamat nasabah', jenis: 'TEKS' },
  { kode: 'telp_nasabah', label: 'Telepon nasabah', jenis: 'TEKS' },
  { kode: 'pihak', label: 'Pembeli lelang atau penerima uang', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
  { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
  { kode: 'lokasi', label: 'Letak paket', jenis: 'TEKS' },
  { kode: 'total', label: 'Total', jenis: 'RUPIAH' },
  { kode: 'kembali', label: 'Kembali', jenis: 'RUPIAH' },
  { kode: 'dibayar', label: 'Cara bayar', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
]

const TOP: readonly PaperElement[] = [
  ...A5_HEAD,
  element('ISIAN', 'nasabah', [LEFT, 31, 100, 4.4], {
    variabel: 'nasabah',
    ukuran: 9.5,
    tebal: true,
  }),
  element('ISIAN', 'alamat-nasabah', [LEFT, 35.6, 100, 3.6], {
    variabel: 'alamat_nasabah',
    ukuran: 8,
  }),
  element('ISIAN', 'pihak', [LEFT, 39.4, 100, 3.6], { variabel: 'pihak', ukuran: 8 }),
  element('TEKS', 'pinjaman', [HEAD_AT, 31, HEAD_WIDE, 4], {
    ...RIGHT,
    isi: 'Surat gadai {no_faktur_hutang}',
    ukuran: 8.5,
  }),
  element('TEKS', 'lama', [HEAD_AT, 35.2, HEAD_WIDE, 4], {
    ...RIGHT,
    isi: 'Pinjaman {tgl_hutang} · {lama_pinjam} hari',
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
  element('TABEL', 'barang', [LEFT, 45, WIDE, 34], {
    daftar: 'barang',
    ukuran: 8,
    kolom: [
      tableColumn('baris', 'No', 9, 'KANAN'),
      tableColumn('nama_barang', 'Barang Jaminan', 80),
      tableColumn('kadar', 'Kadar', 25),
      tableColumn('kondisi', 'Kondisi', 30),
      tableColumn('berat_kotor', 'Kotor (g)', 25, 'KANAN'),
      tableColumn('berat', 'Bersih (g)', 25, 'KANAN'),
    ],
  }),
  element('TEKS', 'bersambung', [LEFT, 81, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  element('GARIS', 'garis-bawah', [LEFT, 80, WIDE, 0], { ...LAST, tebal_mm: 0.2 }),
  element('TEKS', 'jumlah', [LEFT, 81.4, 48, 3.8], {
    ...LAST,
    ...QUIET,
    isi: '{jumlah_barang} barang · bersih {berat} g',
  }),
  element('ISIAN', 'lokasi', [LEFT + 50, 81.4, 50, 3.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'lokasi',
    awalan: 'Letak paket: ',
    ukuran: 8,
    susut: true,
  }),
  element('RINCIAN', 'rincian', [LEFT, 86.5, 100, 30], {
    ...LAST,
    daftar: 'rincian',
    ukuran: 8.5,
    jarak: 4.2,
  }),
  element('TEKS', 'kata-total', [HEAD_AT, 82, 22, 5], {
    ...LAST,
    isi: 'TOTAL',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'total', [145, 81.6, 57, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    awalan: 'Rp ',
    ukuran: 13,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [HEAD_AT, 89, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    format: 'TERBILANG',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'dibayar', [HEAD_AT, 97, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'dibayar',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'keterangan', [HEAD_AT, 105, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'keterangan',
    awalan: 'Keterangan: ',
    ukuran: 8,
    jarak: 3.6,
  }),
  ...['Nasabah / pembeli', 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : HEAD_AT
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 119, 60, 3.8], { ...LAST, ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 137, 60, 0], { ...LAST, tebal_mm: 0.2 }),
    ]
  }),
]

/** The receipt of what ended a loan: redemption, auction, or its surplus paid. */
export const kwitansiGadai: PaperKind = {
  kode: 'kwitansi-gadai',
  label: 'Kwitansi Gadai',
  golongan: 'NOTA',
  ganda: COPIES['kwitansi-gadai'],
  screens: ['/lihat-hutang', '/lelang-hutang'],
  variabel: VARIABLES,
  daftar: [
    { kode: 'barang', label: 'Barang jaminan', untuk: 'TABEL', kolom: PLEDGE_COLUMNS },
    {
      kode: 'rincian',
      label: 'Rincian kwitansi',
      untuk: 'RINCIAN',
      kolom: [
        { kode: 'nama', label: 'Nama', jenis: 'TEKS' },
        { kode: 'nilai', label: 'Nilai', jenis: 'RUPIAH' },
      ],
    },
  ],
  wajib: ['nomor', 'no_faktur_hutang', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'KWITANSI PENEBUSAN',
      nomor: 'FT-JKT-261121-0002',
      tgl_system: '2026-11-21',
      jam: '14.05',
      no_faktur_hutang: 'FH-JKT-260807-0004',
      tgl_hutang: '2026-08-07',
      tgl_jatuh_tempo: '2026-11-05',
      lama_pinjam: 106,
      nasabah: 'Ibu Siti Rahmawati',
      alamat_nasabah: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_nasabah: '0812 3456 7890',
      pihak: null,
      user_id: 'KASIR-JKT',
      jumlah_barang: 2,
      berat: 5_000,
      lokasi: 'Brankas A-12',
      total: 1_742_000,
      kembali: 8_000,
      dibayar: 'Dibayar: TUNAI 1,750,000',
      keterangan: null,
    },
    lists: {
      barang: PLEDGE_EXAMPLE,
      rincian: [
        { nama: 'Pokok pinjaman', nilai: 1_575_000 },
        { nama: 'Bunga', nilai: 167_000 },
        { nama: 'Kembali', nilai: 8_000 },
      ],
    },
    ketentuan: [],
  },
  baku: { halaman: presetPage('A5'), elemen: [...TOP, ...BODY] },
}
