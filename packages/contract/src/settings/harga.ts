import { choice, flag, integer, money } from '../kit/field.ts'
import { OWNERS, type SettingDefinition } from './definition.ts'

/** Prices, and how far somebody may go alone with them. */
export const HARGA: readonly SettingDefinition[] = [
  {
    key: 'PEMBULATAN',
    field: integer({
      label: 'Kelipatan pembulatan (Rp)',
      hint: 'Jumlah setiap barang, dan nota sesudah potongan, dibulatkan ke kelipatan rupiah ini.',
      min: 1,
      max: 100_000,
    }),
    awal: '500',
    group: 'harga',
  },
  {
    key: 'PEMBULATAN_JUAL',
    field: choice({
      label: 'Arah pembulatan penjualan',
      hint: 'Ke mana harga jual dibulatkan.',
      options: { NAIK: 'Naik', TURUN: 'Turun' },
    }),
    awal: 'NAIK',
    group: 'harga',
  },
  {
    key: 'PEMBULATAN_BELI',
    field: choice({
      label: 'Arah pembulatan pembelian',
      hint: 'Ke mana harga beli kembali dibulatkan, juga di hitungan Parameter Rugi Nota.',
      options: { TURUN: 'Turun', NAIK: 'Naik' },
    }),
    awal: 'TURUN',
    group: 'harga',
  },
  {
    key: 'BATAS_NAIK_HARGA',
    field: money({
      label: 'Batas menaikkan harga',
      hint: 'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.',
    }),
    awal: '1000000',
    group: 'harga',
  },
  {
    key: 'BATAS_TURUN_HARGA',
    field: money({
      label: 'Batas menurunkan harga',
      hint: 'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.',
    }),
    awal: '0',
    group: 'harga',
  },
  {
    key: 'JANJI_TUKAR_HARI',
    field: integer({
      label: 'Janji tukar paling lama (hari)',
      hint: 'Janji tukar dengan harga nota yang lebih lama dari ini, dihitung dari hari jual, perlu otorisasi.',
      min: 0,
      max: 3650,
    }),
    awal: '30',
    group: 'harga',
  },
  {
    key: 'BATAS_UBAH_EMAS',
    field: integer({
      label: 'Batas perubahan harga emas (%)',
      hint: 'Harga emas yang naik atau turun lebih dari ini ditanyakan dahulu sebelum disimpan.',
      min: 0,
      max: 1000,
    }),
    awal: '10',
    group: 'harga',
    levels: OWNERS,
  },
  {
    key: 'BATAS_UMUR_HARGA',
    field: integer({
      label: 'Harga emas diingatkan setelah (hari)',
      hint: 'Papan harga yang tidak diperbarui lebih dari sekian hari muncul di Beranda; 0: tidak diingatkan.',
      min: 0,
      max: 365,
    }),
    awal: '3',
    group: 'harga',
  },
  {
    key: 'EMAS_DUA_ORANG',
    field: flag({
      label: 'Perubahan besar harga emas oleh dua orang',
      hint: 'Di atas batas itu SPV dan OWN pun perlu otorisasi orang lain.',
    }),
    awal: 'TIDAK',
    group: 'harga',
    levels: OWNERS,
  },
  {
    key: 'BATAS_UBAH_HARGA',
    field: integer({
      label: 'Batas perubahan harga dan ongkos (%)',
      hint: 'Harga, ongkos dan potongan di Data Master atau barang yang berubah lebih dari ini ditanyakan dahulu.',
      min: 0,
      max: 1000,
    }),
    awal: '50',
    group: 'harga',
  },
  {
    key: 'BATAS_MODAL_WAJAR',
    field: integer({
      label: 'Batas modal per gram (% dari papan harga)',
      hint: 'Modal per gram yang berbeda lebih dari ini dari harga jual emas ditanyakan dahulu.',
      min: 0,
      max: 1000,
    }),
    awal: '50',
    group: 'harga',
  },
  {
    key: 'KADAR_MAKS',
    field: integer({
      label: 'Kadar tertinggi (‰)',
      hint: 'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.',
      min: 1,
      max: 1000,
    }),
    awal: '1000',
    group: 'harga',
  },
  {
    key: 'HUTANG_POKOK',
    field: choice({
      label: 'Dasar pokok hutang',
      hint: 'Harga emas: pokok dari papan harga, Parameter Hutang Pokok tidak tampil.',
      options: { PARAMETER: 'Parameter Hutang Pokok', HARGA_EMAS: 'Harga emas' },
    }),
    awal: 'PARAMETER',
    group: 'harga',
  },
  {
    key: 'PPN_AKTIF',
    field: flag({
      label: 'PPN termasuk harga',
      hint: 'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.',
    }),
    awal: 'YA',
    group: 'harga',
  },
]
