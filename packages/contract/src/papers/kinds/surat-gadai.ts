import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { PLEDGE_COLUMNS, PLEDGE_EXAMPLE, tableColumn } from './jaminan.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

/** What the terms of a letter depend on. */
export interface LetterTerms {
  readonly hari_tenggang: number
  readonly telepon: string | null
}

/**
 * Terms of every letter of pledge. They are the product's, not the store's: what a customer may
 * claim by law must not depend on a master (04-domain C5). A line of paper each.
 */
export const letterTerms = ({ hari_tenggang, telepon }: LetterTerms): readonly string[] => [
  'Pinjaman dapat ditebus setiap hari buka dengan membawa surat ini dan kartu identitas.',
  'Yang dibayar saat menebus: pokok, bunga dan denda sampai hari itu, seperti tertulis di atas.',
  hari_tenggang > 0
    ? 'Setelah jatuh tempo dan masa tenggang, nasabah diberitahu dan jaminan dapat dilelang.'
    : 'Setelah jatuh tempo, nasabah diberitahu dan jaminan dapat dilelang.',
  'Hasil lelang menutup biaya lelang, denda, bunga, lalu pokok; kekurangan ditanggung toko.',
  'Kelebihan hasil lelang adalah milik nasabah dan dibayarkan kepadanya.',
  'Surat ini hilang: segera laporkan ke toko ini dengan membawa kartu identitas.',
  `Pengaduan: ke toko ini${telepon === null ? '' : `, telp. ${telepon}`}; ${ELSE}`,
]

/** Number of the authority's own desk for complaints. */
const ELSE = 'bila tidak selesai, ke Kontak OJK 157.'

const LEFT = 8
const WIDE = 132
const MIDDLE = 78
const HALF = 62
const QUIET = { ukuran: 7.5, abu: 0.35 } as const
const RIGHT = { rata: 'KANAN' } as const
const LAST = { halaman: 'TERAKHIR' } as const

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'izin_nomor', label: 'Nomor izin', jenis: 'TEKS' },
  { kode: 'izin_lingkup', label: 'Lingkup izin', jenis: 'TEKS' },
  { kode: 'izin_sampai', label: 'Izin berlaku sampai', jenis: 'TGL' },
  { kode: 'izin', label: 'Izin usaha gadai', jenis: 'TEKS' },
  { kode: 'no_faktur_hutang', label: 'Nomor surat gadai', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_hutang', label: 'Tanggal pinjaman', jenis: 'TGL' },
  { kode: 'tgl_jatuh_tempo', label: 'Tanggal jatuh tempo', jenis: 'TGL' },
  { kode: 'no_asal', label: 'Perpanjangan dari', jenis: 'TEKS' },
  { kode: 'status_surat', label: 'Tanda surat tidak berlaku lagi', jenis: 'TEKS' },
  { kode: 'nasabah', label: 'Nama nasabah', jenis: 'TEKS' },
  { kode: 'alamat_nasabah', label: 'Alamat nasabah', jenis: 'TEKS' },
  { kode: 'telp_nasabah', label: 'Telepon nasabah', jenis: 'TEKS' },
  { kode: 'identitas', label: 'Kartu identitas', jenis: 'TEKS' },
  { kode: 'nama_sales', label: 'Nama sales', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'lokasi', label: 'Letak paket', jenis: 'TEKS' },
  { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
  { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
  { kode: 'taksiran', label: 'Jumlah taksiran', jenis: 'RUPIAH' },
  { kode: 'plafond', label: 'Jumlah nilai pinjam', jenis: 'RUPIAH' },
  { kode: 'jumlah_hutang', label: 'Pinjaman', jenis: 'RUPIAH' },
  { kode: 'bunga_kata', label: 'Bunga dengan kata', jenis: 'TEKS' },
  { kode: 'denda_kata', label: 'Denda dengan kata', jenis: 'TEKS' },
  { kode: 'tenggang_kata', label: 'Masa tenggang dengan kata', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
]

const HEAD: readonly PaperElement[] = [
  element('ISIAN', 'nama-toko', [LEFT, 8, 104, 6.2], {
    variabel: 'nama_toko',
    ukuran: 14,
    tebal: true,
  }),
  element('ISIAN', 'alamat-toko', [LEFT, 14.5, 104, 10.7], {
    variabel: 'alamat_toko',
    ukuran: 8,
    potong: 'ALAMAT',
    jarak: 3.6,
  }),
  element('ISIAN', 'kontak', [LEFT, 25.3, 104, 3.3], { ...QUIET, variabel: 'kontak' }),
  element('ISIAN', 'izin', [LEFT, 29.4, WIDE, 6.6], { variabel: 'izin', ukuran: 7.5, jarak: 3.3 }),
  element('QR', 'qr', [119, 8, 21, 21], { variabel: 'no_faktur_hutang' }),
  element('GARIS', 'garis-atas', [LEFT, 36.4, WIDE, 0], { tebal_mm: 0.2 }),
  element('TEKS', 'judul', [LEFT, 38, 66, 5.3], {
    isi: 'SURAT BUKTI GADAI',
    ukuran: 12,
    tebal: true,
  }),
  element('ISIAN', 'nomor', [MIDDLE, 38, HALF, 4.6], {
    ...RIGHT,
    variabel: 'no_faktur_hutang',
    ukuran: 10,
    tebal: true,
  }),
  element('ISIAN', 'status', [LEFT, 43.6, 66, 4.6], {
    variabel: 'status_surat',
    ukuran: 10,
    tebal: true,
  }),
  element('TEKS', 'tanda', [MIDDLE, 43.6, HALF, 4], {
    ...RIGHT,
    isi: '{tanda} · hal. {hal}/{dari_hal}',
    ukuran: 8,
    tebal: true,
  }),
  element('GARIS', 'garis-judul', [LEFT, 49, WIDE, 0], { tebal_mm: 0.2 }),
]

const PARTIES: readonly PaperElement[] = [
  element('ISIAN', 'nasabah', [LEFT, 50.5, 66, 4.4], {
    variabel: 'nasabah',
    ukuran: 9.5,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'alamat-nasabah', [LEFT, 55.2, 66, 7.2], {
    variabel: 'alamat_nasabah',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'identitas', [LEFT, 62.8, 66, 3.6], { variabel: 'identitas', ukuran: 8 }),
  element('ISIAN', 'telp-nasabah', [LEFT, 66.6, 66, 3.6], {
    variabel: 'telp_nasabah',
    awalan: 'Telp. ',
    ukuran: 8,
  }),
  element('ISIAN', 'tanggal', [MIDDLE, 50.5, HALF, 3.8], {
    ...RIGHT,
    variabel: 'tgl_hutang',
    awalan: 'Tanggal pinjaman: ',
    ukuran: 8,
  }),
  element('ISIAN', 'jatuh-tempo', [MIDDLE, 54.5, HALF, 4.2], {
    ...RIGHT,
    variabel: 'tgl_jatuh_tempo',
    awalan: 'Jatuh tempo: ',
    ukuran: 9,
    tebal: true,
  }),
  element('ISIAN', 'tenggang', [MIDDLE, 59, HALF, 3.6], {
    ...RIGHT,
    variabel: 'tenggang_kata',
    awalan: 'Masa tenggang: ',
    ukuran: 8,
  }),
  element('ISIAN', 'asal', [MIDDLE, 62.8, HALF, 3.6], {
    ...RIGHT,
    variabel: 'no_asal',
    awalan: 'Perpanjangan dari ',
    ukuran: 8,
  }),
  element('ISIAN', 'lokasi', [MIDDLE, 66.6, HALF, 3.6], {
    ...RIGHT,
    variabel: 'lokasi',
    awalan: 'Letak paket: ',
    ukuran: 8,
  }),
]

const GOODS: readonly PaperElement[] = [
  element('TABEL', 'barang', [LEFT, 72, WIDE, 36], {
    daftar: 'barang',
    ukuran: 7.5,
    kolom: [
      tableColumn('baris', 'No', 7, 'KANAN'),
      tableColumn('nama_barang', 'Barang Jaminan', 38),
      tableColumn('kadar', 'Kadar', 15),
      tableColumn('kondisi', 'Kondisi', 24),
      tableColumn('berat_kotor', 'Kotor (g)', 14, 'KANAN'),
      tableColumn('berat', 'Bersih (g)', 14, 'KANAN'),
      tableColumn('taksiran', 'Taksiran', 20, 'KANAN'),
    ],
  }),
  element('TEKS', 'bersambung', [LEFT, 110, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  element('GARIS', 'garis-bawah', [LEFT, 109, WIDE, 0], { ...LAST, tebal_mm: 0.2 }),
  element('TEKS', 'jumlah', [LEFT, 110.3, WIDE, 3.6], {
    ...LAST,
    ...QUIET,
    isi: '{jumlah_barang} barang · bersih {berat} g · taksiran Rp {taksiran} · nilai pinjam Rp {plafond}',
  }),
]

const LOAN: readonly PaperElement[] = [
  element('TEKS', 'kata-pinjaman', [LEFT, 115, 40, 5], {
    ...LAST,
    isi: 'PINJAMAN',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'pinjaman', [MIDDLE, 114.6, HALF, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'jumlah_hutang',
    awalan: 'Rp ',
    ukuran: 13,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [LEFT, 121, WIDE, 7.2], {
    ...LAST,
    variabel: 'jumlah_hutang',
    format: 'TERBILANG',
    awalan: 'Terbilang: ',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'bunga', [LEFT, 129.4, 66, 10.8], {
    ...LAST,
    variabel: 'bunga_kata',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'denda', [LEFT, 140.6, 66, 7.2], {
    ...LAST,
    variabel: 'denda_kata',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('TEKS', 'kata-biaya', [MIDDLE, 129.4, HALF, 3.6], {
    ...LAST,
    ...QUIET,
    isi: 'Bila ditebus pada tanggal jatuh tempo',
  }),
  element('RINCIAN', 'biaya', [MIDDLE, 133.4, HALF, 12.4], {
    ...LAST,
    daftar: 'biaya',
    ukuran: 8,
    jarak: 4,
  }),
]

const FOOT: readonly PaperElement[] = [
  element('KETENTUAN', 'ketentuan', [LEFT, 148.6, WIDE, 24], { ...LAST, ukuran: 7, jarak: 3.4 }),
  ...['Nasabah', 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : MIDDLE
    return [
      element('TEKS', `tangan-${i + 1}`, [x, 174, HALF, 3.6], { ...LAST, ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 193.5, 52, 0], { ...LAST, tebal_mm: 0.2 }),
      element('ISIAN', `nama-tangan-${i + 1}`, [x, 194.4, HALF, 3.6], {
        ...LAST,
        variabel: i === 0 ? 'nasabah' : 'user_id',
        ukuran: 8,
      }),
    ]
  }),
]

/** The letter of pledge (Surat Bukti Gadai): what the customer redeems his gold with. */
export const suratGadai: PaperKind = {
  kode: 'surat-gadai',
  label: 'Surat Bukti Gadai',
  golongan: 'NOTA',
  ganda: COPIES['surat-gadai'],
  screens: ['/lihat-hutang', '/transaksi-hutang'],
  variabel: VARIABLES,
  daftar: [
    { kode: 'barang', label: 'Barang jaminan', untuk: 'TABEL', kolom: PLEDGE_COLUMNS },
    {
      kode: 'biaya',
      label: 'Biaya sampai jatuh tempo',
      untuk: 'RINCIAN',
      kolom: [
        { kode: 'nama', label: 'Nama', jenis: 'TEKS' },
        { kode: 'nilai', label: 'Nilai', jenis: 'RUPIAH' },
      ],
    },
  ],
  wajib: ['no_faktur_hutang', 'tanda', 'status_surat'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      izin_nomor: 'KEP-45/KO.0101/2025',
      izin_lingkup: 'DKI Jakarta',
      izin_sampai: '2030-12-31',
      izin: 'Izin usaha gadai KEP-45/KO.0101/2025 · DKI Jakarta · berlaku sampai Sel, 31 Des 2030',
      no_faktur_hutang: 'FH-JKT-261121-0004',
      tgl_hutang: '2026-11-21',
      tgl_jatuh_tempo: '2027-02-19',
      no_asal: null,
      status_surat: null,
      nasabah: 'Ibu Siti Rahmawati',
      alamat_nasabah: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_nasabah: '0812 3456 7890',
      identitas: 'KTP 3171234507890001',
      nama_sales: 'Dewi',
      user_id: 'KASIR-JKT',
      lokasi: 'Brankas A-12',
      jumlah_barang: 2,
      berat: 5_000,
      taksiran: 2_250_000,
      plafond: 1_575_000,
      jumlah_hutang: 1_575_000,
      bunga_kata: 'Bunga 3% per 30 hari, dihitung per hari, paling sedikit 1 hari',
      denda_kata: 'Tanpa denda',
      tenggang_kata: 'tidak ada',
      keterangan: null,
    },
    lists: {
      barang: PLEDGE_EXAMPLE,
      biaya: [
        { nama: 'Pokok pinjaman', nilai: 1_575_000 },
        { nama: 'Bunga 90 hari', nilai: 142_000 },
        { nama: 'Dibayar', nilai: 1_717_000 },
      ],
    },
    ketentuan: letterTerms({ hari_tenggang: 0, telepon: '021 720 1234' }),
  },
  baku: {
    halaman: presetPage('A5_TEGAK'),
    elemen: [...HEAD, ...PARTIES, ...GOODS, ...LOAN, ...FOOT],
  },
}
