import { element, type PaperKind } from '../kind.ts'
import { exampleOf } from '../strips/define-paper.ts'
import * as say from '../strips/values.ts'

const SMALL = { ukuran: 6.83 } as const
const LARGE = { ukuran: 8.78, tebal: true } as const
const CODE = { variabel: 'kode_barcode', rata: 'TENGAH' } as const

const SAID = [
  say.nomor('kode_barcode', 'Barcode', '11000017'),
  say.teks('nama_barang', 'Nama Barang', 'Cincin Belah Rotan'),
  say.gram('berat', 'Berat', 3_237),
  say.teks('kadar', 'Kadar', '17K'),
  say.teks('kode_group', 'Group', 'T700'),
  say.teks('kode_baki', 'Baki', 'A01'),
  say.teks('size', 'Ukuran barang', '12'),
]

/**
 * Jewellery tag ("dumbbell"), 72 × 12 mm: two printable flags of 27 mm joined by a tail of 18 mm.
 * First flag: the code as bars (8 digits at 2 dots a module are 24.75 mm with quiet zones) and as
 * digits; second flag: weight, purity, group and tray, size.
 */
export const labelBarang: PaperKind = {
  kode: 'label-barang',
  label: 'Label Barcode',
  golongan: 'SLIP',
  ganda: null,
  screens: ['/cetak-barcode', '/data-barang'],
  variabel: SAID.map(({ variabel }) => variabel),
  daftar: [],
  wajib: [],
  elemen: ['ISIAN', 'TEKS', 'BARCODE', 'QR'],
  contoh: exampleOf(SAID),
  baku: {
    halaman: {
      lebar_mm: 72,
      tinggi_mm: 12,
      gulungan: false,
      margin: { kiri: 0, atas: 0, kanan: 0, bawah: 0 },
    },
    label: { kolom: 1, jarak_mm: 3, dpi: 203 },
    elemen: [
      element('BARCODE', 'barcode', [0, 1, 27, 7], { variabel: CODE.variabel }),
      element('ISIAN', 'kode', [0, 8.4, 27, 2.8], { ...SMALL, ...CODE }),
      element('ISIAN', 'berat', [46, 0.9, 25, 3.6], {
        ...LARGE,
        variabel: 'berat',
        akhiran: ' gr',
      }),
      element('ISIAN', 'kadar', [46, 4.8, 13, 2.8], { ...SMALL, variabel: 'kadar' }),
      element('ISIAN', 'size', [59, 4.8, 12, 2.8], { ...SMALL, variabel: 'size', rata: 'KANAN' }),
      element('TEKS', 'baki', [46, 8.2, 25, 2.8], { ...SMALL, isi: '{kode_group} {kode_baki}' }),
    ],
  },
}
