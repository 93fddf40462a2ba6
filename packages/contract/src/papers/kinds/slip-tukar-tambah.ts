import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { A5 } from './a5.ts'
import { tableColumn } from './jaminan.ts'
import { EXAMPLE_STEPS, SELLER_HEAD, signedBy } from './slip-pembelian.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT, LAST } = A5

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor tukar tambah', jenis: 'TEKS', kodeGaris: true },
  { kode: 'no_faktur_jual', label: 'Nomor nota barang baru', jenis: 'TEKS' },
  { kode: 'no_faktur_beli', label: 'Nomor pembelian barang lama', jenis: 'TEKS' },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'status_slip', label: 'Tanda tukar tambah batal', jenis: 'TEKS' },
  { kode: 'customer', label: 'Nama pelanggan', jenis: 'TEKS' },
  { kode: 'alamat_customer', label: 'Alamat pelanggan', jenis: 'TEKS' },
  { kode: 'telp_customer', label: 'Telepon pelanggan', jenis: 'TEKS' },
  { kode: 'identitas', label: 'Identitas pelanggan (4 tanda terakhir)', jenis: 'TEKS' },
  { kode: 'nama_sales', label: 'Nama sales', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'jual', label: 'Harga barang baru', jenis: 'RUPIAH' },
  { kode: 'ppn', label: 'PPN di dalamnya', jenis: 'RUPIAH' },
  { kode: 'beli', label: 'Harga barang lama', jenis: 'RUPIAH' },
  { kode: 'arah', label: 'Siapa membayar selisihnya', jenis: 'TEKS' },
  { kode: 'selisih', label: 'Selisih', jenis: 'RUPIAH' },
  { kode: 'dibayar', label: 'Cara pembayaran', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
]

const COLUMNS: readonly Variable[] = [
  { kode: 'kode_barcode', label: 'Barcode', jenis: 'TEKS' },
  { kode: 'uraian', label: 'Barang baru, lalu barang lama dengan langkahnya', jenis: 'TEKS' },
  { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
  { kode: 'berat', label: 'Berat', jenis: 'GRAM' },
  { kode: 'hitungan', label: 'Hitungan harga', jenis: 'RUPIAH' },
  { kode: 'harga', label: 'Harga', jenis: 'RUPIAH' },
]

const sum = (kode: string, y: number, label: string, variabel: string): readonly PaperElement[] => [
  element('TEKS', `kata-${kode}`, [HEAD_AT, y, 40, 4.2], { ...LAST, isi: label, ukuran: 8.5 }),
  element('ISIAN', kode, [HEAD_AT + 40, y, HEAD_WIDE - 40, 4.2], {
    ...LAST,
    ...RIGHT,
    variabel,
    awalan: 'Rp ',
    ukuran: 8.5,
  }),
]

/** Room for a piece against a piece on one page: both headings, and six steps of a price. */
const BODY: readonly PaperElement[] = [
  element('TABEL', 'barang', [LEFT, 45, WIDE, 52.8], {
    daftar: 'barang',
    ukuran: 7.5,
    kolom: [
      tableColumn('kode_barcode', 'Barcode', 18),
      tableColumn('uraian', 'Barang dan hitungan', 90),
      tableColumn('kadar', 'Kadar', 14),
      tableColumn('berat', 'Berat', 17, 'KANAN'),
      tableColumn('hitungan', 'Hitungan', 27, 'KANAN'),
      tableColumn('harga', 'Harga', 28, 'KANAN'),
    ],
  }),
  element('TEKS', 'bersambung', [LEFT, 98.6, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  ...sum('jual', 98.4, 'Barang baru', 'jual'),
  ...sum('beli', 102.6, 'Barang lama', 'beli'),
  element('ISIAN', 'arah', [HEAD_AT, 107.4, 40, 5], {
    ...LAST,
    variabel: 'arah',
    ukuran: 9,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'selisih', [HEAD_AT + 40, 107, HEAD_WIDE - 40, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'selisih',
    awalan: 'Rp ',
    ukuran: 12,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [HEAD_AT, 112.8, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'selisih',
    format: 'TERBILANG',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('TEKS', 'nomor-sisi', [LEFT, 98.4, 110, 3.6], {
    ...LAST,
    ...QUIET,
    isi: 'Nota {no_faktur_jual} · Pembelian {no_faktur_beli}',
  }),
  element('ISIAN', 'dibayar', [LEFT, 102, 110, 7.2], {
    ...LAST,
    variabel: 'dibayar',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'keterangan', [LEFT, 109.4, 110, 3.6], {
    ...LAST,
    variabel: 'keterangan',
    ukuran: 7.5,
    susut: true,
  }),
  element('KETENTUAN', 'ketentuan', [LEFT, 113.2, 110, 7.4], { ...LAST, ukuran: 7.5, jarak: 3.6 }),
  ...signedBy('Pelanggan', 121.6),
]

/** What the customer signs: the product's words, the same in every store. */
export const EXCHANGE_TERMS: readonly string[] = [
  'Pelanggan menyatakan barang lama ini miliknya sendiri dan tidak dalam sengketa.',
  'Harga barang lama dihitung dengan aturan dan langkah yang tertulis di atas.',
]

const NOTHING = { kode_barcode: null, kadar: null, berat: null, hitungan: null, harga: null }

/** The slip of an exchange: new pieces, old ones with their working, who pays the difference. */
export const slipTukarTambah: PaperKind = {
  kode: 'slip-tukar-tambah',
  label: 'Slip Tukar Tambah',
  golongan: 'SLIP',
  ganda: COPIES['slip-tukar-tambah'],
  screens: ['/lihat-tukar-tambah', '/transaksi-penjualan'],
  variabel: VARIABLES,
  daftar: [{ kode: 'barang', label: 'Barang baru dan lama', untuk: 'TABEL', kolom: COLUMNS }],
  wajib: ['nomor', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'SLIP TUKAR TAMBAH',
      nomor: 'TK-JKT-261121-0002',
      no_faktur_jual: 'FJ-JKT-261121-0010',
      no_faktur_beli: 'FB-JKT-261121-0003',
      tgl_system: '2026-11-21',
      jam: '14.20',
      status_slip: null,
      customer: 'Ibu Siti Rahmawati',
      alamat_customer: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_customer: '0812 3456 7890',
      identitas: null,
      nama_sales: 'Dewi',
      user_id: 'KASIR-JKT',
      jual: 5_996_500,
      ppn: 0,
      beli: 5_101_500,
      arah: 'DIBAYAR PELANGGAN',
      selisih: 895_000,
      dibayar: 'TUNAI 895.000',
      keterangan: null,
    },
    lists: {
      barang: [
        { ...NOTHING, uraian: 'BARANG BARU' },
        {
          kode_barcode: '10002381',
          uraian: 'Cincin solitaire',
          kadar: '17K',
          berat: 3_510,
          hitungan: null,
          harga: 5_996_500,
        },
        { ...NOTHING, uraian: 'BARANG LAMA' },
        {
          kode_barcode: '10002382',
          uraian: 'Cincin polos, FJ-JKT-261014-0007, Patri lepas',
          kadar: '17K',
          berat: 3_237,
          hitungan: null,
          harga: 5_101_500,
        },
        ...EXAMPLE_STEPS.map(([uraian, hitungan]) => ({ ...NOTHING, uraian, hitungan })),
      ],
    },
    ketentuan: EXCHANGE_TERMS,
  },
  baku: { halaman: presetPage('A5'), elemen: [...SELLER_HEAD, ...BODY] },
}
