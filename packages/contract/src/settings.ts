import { DATE_LOCK_AWAL } from './date-lock.ts'
import { choice, date, type Field, flag, integer, money, text } from './kit/field.ts'
import { COPIES } from './papers/copies.ts'
import type { Level } from './permissions.ts'

/** A switch or figure of a store (`para_system`). A key stands here with the rule that obeys it. */
export interface SettingDefinition {
  readonly key: string
  /** Label and bounds; `hint` is the one sentence that says what it does. */
  readonly field: Field
  /** Value in a new store, as it travels: numbers as digits, a flag as YA or TIDAK. */
  readonly awal: string
  readonly group: SettingGroup
  /** Levels that may change it; without it every level its screen lets in. */
  readonly levels?: readonly Level[]
}

/** Groups in the order of the form; the last ones belong to /settingtoko. */
export const SETTING_GROUPS = [
  { kode: 'harga', label: 'Harga dan pembulatan', path: '/settingsystem' },
  { kode: 'tanggal', label: 'Tanggal', path: '/settingsystem' },
  { kode: 'nota', label: 'Nota', path: '/settingsystem' },
  { kode: 'kas', label: 'Kas', path: '/settingsystem' },
  { kode: 'stok', label: 'Stock', path: '/settingsystem' },
  { kode: 'jam', label: 'Jam dan printer', path: '/settingtoko' },
  { kode: 'izin', label: 'Izin usaha gadai', path: '/settingtoko' },
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]['kode']

const HARGA: readonly SettingDefinition[] = [
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

const OWNERS: readonly Level[] = ['OWN', 'SU']

const TANGGAL: readonly SettingDefinition[] = [
  {
    key: 'AKTIF_TGL_PEMILIK',
    field: flag({
      label: 'Tanggal lalu dibuka oleh pemilik',
      hint: 'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.',
    }),
    awal: DATE_LOCK_AWAL,
    group: 'tanggal',
  },
  {
    key: 'AKTIF_TGL_SUPERVISOR',
    field: flag({
      label: 'Tanggal lalu dibuka oleh supervisor',
      hint: 'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.',
    }),
    awal: DATE_LOCK_AWAL,
    group: 'tanggal',
  },
  {
    key: 'HARI_LIBUR',
    field: text({
      label: 'Hari libur',
      hint: 'Hari dan tanggal toko tidak buka, dipisah koma: MINGGU, 2026-12-25. Hari berikutnya setelah tutup toko melewatinya.',
      required: false,
      max: 500,
    }),
    awal: '',
    group: 'tanggal',
  },
  {
    key: 'JAM_GANTI_HARI',
    field: integer({
      label: 'Jam ganti hari',
      hint: 'Tutup toko sebelum jam ini (0 sampai 11) masih milik tanggal kemarin, untuk toko yang tutup lewat tengah malam.',
      min: 0,
      max: 11,
    }),
    awal: '0',
    group: 'tanggal',
  },
]

const DAILY: readonly SettingDefinition[] = [
  // Flags of the papers themselves: a new one brings its own.
  ...Object.values(COPIES).map(
    ({ setting, label, hint, awal }): SettingDefinition => ({
      key: setting,
      field: flag({ label, hint }),
      awal,
      group: 'nota',
    }),
  ),
  {
    key: 'NOTA_KHUSUS_PEMILIK',
    field: flag({
      label: 'Bentuk nota hanya diubah pemilik',
      hint: 'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.',
    }),
    awal: 'TIDAK',
    group: 'nota',
    levels: OWNERS,
  },
  {
    key: 'LACI',
    field: text({
      label: 'Laci kas',
      hint: 'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.',
      max: 120,
    }),
    awal: 'KASIR',
    group: 'kas',
  },
  {
    key: 'TOLERANSI_SELISIH_KAS',
    field: money({
      label: 'Toleransi selisih kas',
      hint: 'Selisih hitungan satu laci di atas jumlah ini perlu sebab dan otorisasi saat tutup toko, dan diberitahukan ke pemilik.',
    }),
    awal: '50000',
    group: 'kas',
  },
  {
    key: 'SEMBUNYIKAN_STOK',
    field: flag({
      label: 'Sembunyikan ringkasan stok',
      hint: 'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.',
    }),
    awal: 'TIDAK',
    group: 'stok',
    levels: OWNERS,
  },
]

const TOKO: readonly SettingDefinition[] = [
  {
    key: 'JAM_BUKA',
    field: text({
      label: 'Jam buka',
      hint: 'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.',
      required: false,
      max: 60,
    }),
    awal: '',
    group: 'jam',
  },
  {
    key: 'BENTUK_LABEL',
    field: choice({
      label: 'Printer label',
      hint: 'Bentuk yang dipilih lebih dahulu di Cetak Barcode.',
      options: { PDF: 'Printer biasa (PDF)', ZPL: 'Printer label ZPL', TSPL: 'Printer label TSPL' },
    }),
    awal: 'PDF',
    group: 'jam',
  },
  {
    key: 'IZIN_GADAI_NOMOR',
    field: text({
      label: 'Nomor izin',
      hint: 'Nomor izin usaha pergadaian dari OJK.',
      required: false,
      max: 60,
    }),
    awal: '',
    group: 'izin',
  },
  {
    key: 'IZIN_GADAI_LINGKUP',
    field: text({
      label: 'Lingkup izin',
      hint: 'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.',
      required: false,
      max: 100,
    }),
    awal: '',
    group: 'izin',
  },
  {
    key: 'IZIN_GADAI_SAMPAI',
    field: date({
      label: 'Izin berlaku sampai',
      hint: 'Kosong bila izin tidak punya batas waktu.',
      required: false,
    }),
    awal: '',
    group: 'izin',
  },
]

/** Every setting of a store, in the order of the form. */
export const SETTINGS: readonly SettingDefinition[] = [...HARGA, ...TANGGAL, ...DAILY, ...TOKO]

/** Settings of a store with their values in a new one; numbers travel as text (`para-system`). */
export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SETTINGS.map(({ key, awal }) => [key, awal]),
)

/** The definition of a key; undefined when no rule obeys it. */
export const settingOf = (key: string): SettingDefinition | undefined =>
  SETTINGS.find(setting => setting.key === key)
