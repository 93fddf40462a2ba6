import { DATE_LOCK_AWAL } from './date-lock.ts'
import { choice, date, flag, integer, money, text } from './kit/field.ts'
import { COPIES } from './papers/copies.ts'
import { BELI } from './settings/beli.ts'
import { OWNERS, type SettingDefinition } from './settings/definition.ts'
import { GESEK } from './settings/gesek.ts'
import { HARGA } from './settings/harga.ts'
import { PAJAK } from './settings/pajak.ts'
import { STOK } from './settings/stok.ts'
import { UANG } from './settings/uang.ts'

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
    key: 'CARI_NOTA_LAMA',
    field: integer({
      label: 'Cari nota lama per orang per hari',
      hint: 'Sekian pelanggan atau nomor nota berbeda dari hari yang terkunci boleh dicari oleh satu orang dalam satu hari; setiap pencarian tercatat di Jejak Audit. Nota yang dibeli kembali tetap terbaca sampai 40 sehari, berapa pun isinya.',
      min: 0,
      max: 1000,
    }),
    awal: '40',
    group: 'tanggal',
  },
  {
    key: 'NOTA_TOKO_LAIN',
    field: integer({
      label: 'Nota toko lain per orang per jam',
      hint: 'Sekian nota toko lain boleh dibaca satu orang dalam satu jam untuk dibeli kembali; setiap nota tercatat di Jejak Audit. Pusat dan pemilik tidak dibatasi.',
      min: 1,
      max: 1000,
    }),
    awal: '20',
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
    key: 'VALIDASI_PENJUALAN',
    field: flag({
      label: 'Penjualan diperiksa orang lain',
      hint: 'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.',
    }),
    awal: 'TIDAK',
    group: 'nota',
  },
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
    key: 'REKAP_TOKO',
    field: text({
      label: 'Toko yang melihat Rekap Toko',
      hint: 'Kode toko dipisah koma, misalnya PUSAT,JKT; kosong: semua toko, -: tidak ada. Toko lain tidak melihat laporan rekap.',
      required: false,
      max: 500,
    }),
    awal: '',
    group: 'nota',
  },
  {
    key: 'CSV_PEMISAH',
    field: choice({
      label: 'Bentuk CSV',
      hint: 'Pemisah kolom dan tanda desimal setiap CSV; Excel Indonesia membaca titik koma.',
      options: {
        KOMA: 'Koma, desimal titik',
        TITIK_KOMA: 'Titik koma, desimal koma',
        TAB: 'Tab, desimal titik',
      },
    }),
    awal: 'KOMA',
    group: 'nota',
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
    perStore: true,
  },
  {
    key: 'BATAS_BERAT_WAJAR',
    field: integer({
      label: 'Batas berat satu barang (g)',
      hint: 'Barang baru, barang dibeli, jaminan dan berat di Data Master di atas ini ditanyakan dahulu sebelum disimpan.',
      min: 1,
      max: 100_000,
    }),
    awal: '500',
    group: 'stok',
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
    key: 'SLIP_MESIN',
    field: choice({
      label: 'Total slip mesin kartu dan QRIS',
      hint: 'Saat tutup toko total slip tiap mesin diketik tanpa melihat buku; selisih perlu sebab dan diberitahukan ke pemilik.',
      options: {
        TIDAK: 'Tidak ditanyakan',
        BOLEH: 'Ditanyakan, boleh kosong',
        WAJIB: 'Wajib, yang kosong perlu sebab',
      },
    }),
    awal: 'BOLEH',
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
  {
    key: 'LANGKAH_AWAL',
    field: flag({
      label: 'Langkah awal di Beranda',
      hint: 'Daftar langkah sampai penjualan pertama; hilang sendiri bila semuanya selesai.',
    }),
    awal: 'YA',
    group: 'stok',
    levels: OWNERS,
    perStore: true,
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
    perStore: true,
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
    perStore: true,
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
    perStore: true,
  },
]

/** Every setting of a store, in the order of the form. */
export const SETTINGS: readonly SettingDefinition[] = [
  ...HARGA,
  ...BELI,
  ...TANGGAL,
  ...DAILY,
  ...GESEK,
  ...STOK,
  ...UANG,
  ...TOKO,
  ...PAJAK,
]

/** Settings of a store with their values in a new one; numbers travel as text (`para-system`). */
export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SETTINGS.map(({ key, awal }) => [key, awal]),
)

/** The definition of a key; undefined when no rule obeys it. */
export const settingOf = (key: string): SettingDefinition | undefined =>
  SETTINGS.find(setting => setting.key === key)
