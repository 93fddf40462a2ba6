import { element, type PaperKind } from '../kind.ts'

const SMALL = 6.83

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
  variabel: [
    { kode: 'kode_barcode', label: 'Barcode', jenis: 'TEKS', kodeGaris: true },
    { kode: 'nama_barang', label: 'Nama Barang', jenis: 'TEKS' },
    { kode: 'berat', label: 'Berat', jenis: 'GRAM' },
    { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
    { kode: 'kode_group', label: 'Group', jenis: 'TEKS' },
    { kode: 'kode_baki', label: 'Baki', jenis: 'TEKS' },
    { kode: 'size', label: 'Ukuran barang', jenis: 'TEKS' },
  ],
  daftar: [],
  wajib: [],
  elemen: ['ISIAN', 'TEKS', 'BARCODE', 'QR'],
  contoh: {
    values: {
      kode_barcode: '11000017',
      nama_barang: 'Cincin Belah Rotan',
      berat: 3_237,
      kadar: '17K',
      kode_group: 'T700',
      kode_baki: 'A01',
      size: '12',
    },
    lists: {},
    ketentuan: [],
  },
  baku: {
    halaman: {
      lebar_mm: 72,
      tinggi_mm: 12,
      gulungan: false,
      margin: { kiri: 0, atas: 0, kanan: 0, bawah: 0 },
    },
    label: { kolom: 1, jarak_mm: 3, dpi: 203 },
    elemen: [
      element('BARCODE', 'barcode', [0, 1, 27, 7], { variabel: 'kode_barcode' }),
      element('ISIAN', 'kode', [0, 8.4, 27, 2.8], {
        variabel: 'kode_barcode',
        ukuran: SMALL,
        rata: 'TENGAH',
      }),
      element('ISIAN', 'berat', [46, 0.9, 25, 3.6], {
        variabel: 'berat',
        akhiran: ' gr',
        ukuran: 8.78,
        tebal: true,
      }),
      element('ISIAN', 'kadar', [46, 4.8, 13, 2.8], { variabel: 'kadar', ukuran: SMALL }),
      element('ISIAN', 'size', [59, 4.8, 12, 2.8], {
        variabel: 'size',
        ukuran: SMALL,
        rata: 'KANAN',
      }),
      element('TEKS', 'baki', [46, 8.2, 25, 2.8], {
        isi: '{kode_group} {kode_baki}',
        ukuran: SMALL,
      }),
    ],
  },
}
