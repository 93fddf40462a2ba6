import { element } from '../kind.ts'
import { even } from '../presets.ts'
import { definePaper } from '../strips/define-paper.ts'
import * as say from '../strips/values.ts'

const SMALL = { ukuran: 6.83 } as const
const CODE = { variabel: 'kode_barcode', rata: 'TENGAH' } as const
const WEIGHT = { variabel: 'berat', akhiran: ' gr', ukuran: 8.78, tebal: true } as const

/**
 * Jewellery tag ("dumbbell"), 72 × 12 mm: two printable flags of 27 mm joined by a tail of 18 mm.
 * First flag: the code as bars (8 digits at 2 dots a module are 24.75 mm with quiet zones) and as
 * digits; second flag: weight, purity, group and tray, size.
 */
export const labelBarang = definePaper({
  kode: 'label-barang',
  label: 'Label Barcode',
  screens: ['/cetak-barcode', '/data-barang'],
  variabel: [
    say.nomor('kode_barcode', 'Barcode', '11000017'),
    say.teks('nama_barang', 'Nama Barang', 'Cincin Belah Rotan'),
    say.gram('berat', 'Berat', 3_237),
    say.teks('kadar', 'Kadar', '17K'),
    say.teks('kode_group', 'Group', 'T700'),
    say.teks('kode_baki', 'Baki', 'A01'),
    say.teks('size', 'Ukuran barang', '12'),
  ],
  wajib: [],
  elemen: ['ISIAN', 'TEKS', 'BARCODE', 'QR'],
  baku: {
    halaman: { lebar_mm: 72, tinggi_mm: 12, gulungan: false, margin: even(0) },
    label: { kolom: 1, jarak_mm: 3, dpi: 203 },
    elemen: [
      element('BARCODE', 'barcode', [0, 1, 27, 7], { variabel: CODE.variabel }),
      element('ISIAN', 'kode', [0, 8.4, 27, 2.8], { ...SMALL, ...CODE }),
      element('ISIAN', 'berat', [46, 0.9, 25, 3.6], WEIGHT),
      element('ISIAN', 'kadar', [46, 4.8, 13, 2.8], { ...SMALL, variabel: 'kadar' }),
      element('ISIAN', 'size', [59, 4.8, 12, 2.8], { ...SMALL, variabel: 'size', rata: 'KANAN' }),
      element('TEKS', 'baki', [46, 8.2, 25, 2.8], { ...SMALL, isi: '{kode_group} {kode_baki}' }),
    ],
  },
})
