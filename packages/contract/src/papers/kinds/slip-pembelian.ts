import { COPIES } from '../copies.ts'
import { element, type PaperKind, type Variable } from '../kind.ts'
import { presetPage } from '../presets.ts'
import type { PaperElement } from '../template.ts'
import { A5, A5_HEAD } from './a5.ts'
import { tableColumn } from './jaminan.ts'
import { STORE_EXAMPLE, STORE_VARIABLES } from './toko.ts'

const { LEFT, WIDE, HEAD_AT, HEAD_WIDE, QUIET, RIGHT, LAST } = A5

const VARIABLES: readonly Variable[] = [
  ...STORE_VARIABLES,
  { kode: 'judul', label: 'Judul slip', jenis: 'TEKS' },
  { kode: 'nomor', label: 'Nomor pembelian', jenis: 'TEKS', kodeGaris: true },
  { kode: 'tgl_system', label: 'Tanggal', jenis: 'TGL' },
  { kode: 'jam', label: 'Jam', jenis: 'TEKS' },
  { kode: 'status_slip', label: 'Tanda pembelian batal', jenis: 'TEKS' },
  { kode: 'customer', label: 'Nama penjual', jenis: 'TEKS' },
  { kode: 'alamat_customer', label: 'Alamat penjual', jenis: 'TEKS' },
  { kode: 'telp_customer', label: 'Telepon penjual', jenis: 'TEKS' },
  { kode: 'identitas', label: 'Identitas penjual (4 tanda terakhir)', jenis: 'TEKS' },
  { kode: 'nama_sales', label: 'Nama sales', jenis: 'TEKS' },
  { kode: 'user_id', label: 'Petugas', jenis: 'TEKS' },
  { kode: 'jumlah_barang', label: 'Jumlah barang', jenis: 'ANGKA' },
  { kode: 'berat', label: 'Jumlah berat', jenis: 'GRAM' },
  { kode: 'total', label: 'Dibayar kepada penjual', jenis: 'RUPIAH' },
  { kode: 'dibayar', label: 'Cara pembayaran', jenis: 'TEKS' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
]

const COLUMNS: readonly Variable[] = [
  { kode: 'kode_barcode', label: 'Barcode baru', jenis: 'TEKS' },
  { kode: 'uraian', label: 'Barang, nota dan kondisinya, lalu setiap langkah', jenis: 'TEKS' },
  { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
  { kode: 'berat', label: 'Berat timbang', jenis: 'GRAM' },
  { kode: 'hitungan', label: 'Hitungan harga', jenis: 'RUPIAH' },
  { kode: 'harga', label: 'Harga beli', jenis: 'RUPIAH' },
]

/** Head of the slips of who brings gold: the store, the person, who served. */
export const SELLER_HEAD: readonly PaperElement[] = [
  ...A5_HEAD,
  element('ISIAN', 'customer', [LEFT, 31, 110, 4.4], {
    variabel: 'customer',
    ukuran: 9.5,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'alamat-customer', [LEFT, 35.6, 110, 3.6], {
    variabel: 'alamat_customer',
    ukuran: 8,
    susut: true,
  }),
  element('ISIAN', 'telp-customer', [LEFT, 39.4, 54, 3.6], {
    variabel: 'telp_customer',
    awalan: 'Telp. ',
    ukuran: 8,
  }),
  element('ISIAN', 'identitas', [LEFT + 56, 39.4, 54, 3.6], {
    variabel: 'identitas',
    awalan: 'Identitas ',
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

/** Where who brought the gold signs, beside whoever served. */
export const signedBy = (who: string, y = 120): PaperElement[] =>
  [who, 'Petugas'].flatMap((label, i) => {
    const x = i === 0 ? LEFT : HEAD_AT
    return [
      element('TEKS', `tangan-${i + 1}`, [x, y, 60, 3.8], { ...LAST, ...QUIET, isi: label }),
      element('GARIS', `garis-tangan-${i + 1}`, [x, 138, 60, 0], { ...LAST, tebal_mm: 0.2 }),
    ]
  })

/** Room for a piece with eight steps of its price on one page. */
const BODY: readonly PaperElement[] = [
  element('TABEL', 'barang', [LEFT, 45, WIDE, 48], {
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
  element('TEKS', 'bersambung', [LEFT, 94, WIDE, 4], {
    ...QUIET,
    ...RIGHT,
    isi: 'Bersambung ke halaman berikut',
    halaman: 'BELUM_AKHIR',
  }),
  element('TEKS', 'kata-total', [HEAD_AT, 95, 22, 5], {
    ...LAST,
    isi: 'TOTAL',
    ukuran: 11,
    tebal: true,
  }),
  element('ISIAN', 'total', [145, 94.6, 57, 5.8], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    awalan: 'Rp ',
    ukuran: 13,
    tebal: true,
    susut: true,
  }),
  element('ISIAN', 'terbilang', [HEAD_AT, 101.6, HEAD_WIDE, 7.2], {
    ...LAST,
    ...RIGHT,
    variabel: 'total',
    format: 'TERBILANG',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'dibayar', [LEFT, 95, 110, 7.2], {
    ...LAST,
    variabel: 'dibayar',
    ukuran: 8,
    jarak: 3.6,
  }),
  element('ISIAN', 'keterangan', [LEFT, 102.6, 110, 7.2], {
    ...LAST,
    variabel: 'keterangan',
    ukuran: 7.5,
    jarak: 3.6,
  }),
  element('KETENTUAN', 'ketentuan', [LEFT, 110.4, WIDE, 8.6], { ...LAST, ukuran: 7.5, jarak: 3.6 }),
  ...signedBy('Penjual'),
]

/** What the seller signs: the product's words, the same in every store. */
export const PURCHASE_TERMS: readonly string[] = [
  'Penjual menyatakan barang ini miliknya sendiri dan tidak dalam sengketa.',
  'Harga dihitung dengan aturan dan langkah yang tertulis di atas.',
]

/** Steps of a price, as the designer shows them. */
export const EXAMPLE_STEPS = [
  ['Nota sendiri, pembelian (v1)', null],
  ['Harga nota', 5_232_500],
  ['Potongan sesuai nota', -80_925],
  ['Biaya perbaikan, Patri lepas', -50_000],
  ['Pembulatan turun ke 500', -75],
] as const

/** The slip of a purchase: pieces, the rule and the working of each price, the money paid out. */
export const slipPembelian: PaperKind = {
  kode: 'slip-pembelian',
  label: 'Slip Pembelian',
  golongan: 'SLIP',
  ganda: COPIES['slip-pembelian'],
  screens: ['/lihat-pembelian', '/transaksi-pembelian'],
  variabel: VARIABLES,
  daftar: [{ kode: 'barang', label: 'Barang yang dibeli', untuk: 'TABEL', kolom: COLUMNS }],
  wajib: ['nomor', 'status_slip', 'tanda'],
  contoh: {
    values: {
      ...STORE_EXAMPLE,
      judul: 'SLIP PEMBELIAN',
      nomor: 'FB-JKT-261121-0003',
      tgl_system: '2026-11-21',
      jam: '14.05',
      status_slip: null,
      customer: 'Ibu Siti Rahmawati',
      alamat_customer: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
      telp_customer: '0812 3456 7890',
      identitas: 'KTP ************0007',
      nama_sales: 'Dewi',
      user_id: 'KASIR-JKT',
      jumlah_barang: 1,
      berat: 3_237,
      total: 5_101_500,
      dibayar: 'TUNAI 5.101.500',
      keterangan: null,
    },
    lists: {
      barang: [
        {
          kode_barcode: '10002345',
          uraian: 'Cincin polos, FJ-JKT-261014-0007, Patri lepas',
          kadar: '17K',
          berat: 3_237,
          hitungan: null,
          harga: 5_101_500,
        },
        ...EXAMPLE_STEPS.map(([uraian, hitungan]) => ({
          ...{ kode_barcode: null, uraian, kadar: null, berat: null, hitungan, harga: null },
        })),
      ],
    },
    ketentuan: PURCHASE_TERMS,
  },
  baku: { halaman: presetPage('A5'), elemen: [...SELLER_HEAD, ...BODY] },
}
