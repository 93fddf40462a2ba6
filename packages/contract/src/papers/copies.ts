/**
 * Papers that may print in two copies, one for each side. Apart from the kinds, whose templates a
 * till that only wants to know a setting should not have to load.
 */
export interface Copies {
  /** Setting of the store: YA prints twice. */
  readonly setting: string
  readonly label: string
  readonly hint: string
  /** Value in a new store. */
  readonly awal: 'YA' | 'TIDAK'
}

const SLIP_HINT = 'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.'

/**
 * Every duplicate flag (doc2 §9), one for each kind of paper; the settings are made from this. A
 * kind of paper says which of them is its own (`ganda`), or that it has none.
 */
export const COPIES = {
  'nota-penjualan': {
    setting: 'NOTA_GANDA',
    label: 'Nota penjualan dua lembar',
    hint: 'Nota dicetak dua kali; lembar kedua tanpa ketentuan.',
    awal: 'YA',
  },
  'slip-batal': {
    setting: 'SLIP_BATAL_GANDA',
    label: 'Slip pembatalan dua lembar',
    hint: 'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'surat-gadai': {
    setting: 'NOTA_HUTANG_GANDA',
    label: 'Surat gadai dua lembar',
    hint: 'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.',
    awal: 'YA',
  },
  'kwitansi-gadai': {
    setting: 'KWITANSI_GADAI_GANDA',
    label: 'Kwitansi gadai dua lembar',
    hint: 'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.',
    awal: 'TIDAK',
  },
  'slip-titipan': {
    setting: 'SLIP_TITIPAN_GANDA',
    label: 'Slip titipan dua lembar',
    hint: 'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua tanpa ketentuan.',
    awal: 'YA',
  },
  'slip-pembelian': {
    setting: 'SLIP_PEMBELIAN_GANDA',
    label: 'Slip pembelian dua lembar',
    hint: 'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'slip-tukar-tambah': {
    setting: 'SLIP_TUKAR_TAMBAH_GANDA',
    label: 'Slip tukar tambah dua lembar',
    hint: 'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'slip-tambah-barang': {
    setting: 'SLIP_TAMBAH_GANDA',
    label: 'Slip Tambah Barang dua lembar',
    hint: SLIP_HINT,
    awal: 'TIDAK',
  },
  'slip-pindah-barang': {
    setting: 'SLIP_PINDAH_GANDA',
    label: 'Slip Pindah Barang dua lembar',
    hint: SLIP_HINT,
    awal: 'TIDAK',
  },
  'slip-hancur-barang': {
    setting: 'SLIP_HANCUR_GANDA',
    label: 'Slip Hancur Barang dua lembar',
    hint: SLIP_HINT,
    awal: 'TIDAK',
  },
  'slip-cuci': {
    setting: 'SLIP_CUCI_GANDA',
    label: 'Slip Kirim Tukang dua lembar',
    hint: 'Satu lembar untuk tukang, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'TIDAK',
  },
  'slip-sepuhan': {
    setting: 'SLIP_SEPUHAN_GANDA',
    label: 'Slip Terima Tukang dua lembar',
    hint: 'Satu lembar untuk tukang, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'TIDAK',
  },
  'slip-lebur': {
    setting: 'SLIP_LEBUR_GANDA',
    label: 'Slip Lebur dua lembar',
    hint: SLIP_HINT,
    awal: 'TIDAK',
  },
  'nota-lantak': {
    setting: 'NOTA_LANTAK_GANDA',
    label: 'Nota Lantak dua lembar',
    hint: 'Satu lembar untuk pembeli, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'tutup-toko': {
    setting: 'TUTUP_TOKO_GANDA',
    label: 'Laporan tutup toko dua lembar',
    hint: 'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.',
    awal: 'TIDAK',
  },
  'slip-kirim-uang': {
    setting: 'SLIP_KIRIM_UANG_GANDA',
    label: 'Slip kirim uang dua lembar',
    hint: 'Satu lembar ikut uangnya, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'slip-gesek-tunai': {
    setting: 'SLIP_GESEK_GANDA',
    label: 'Slip gesek tunai dua lembar',
    hint: 'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
  'slip-piutang': {
    setting: 'SLIP_PIUTANG_GANDA',
    label: 'Slip piutang penjualan dua lembar',
    hint: 'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.',
    awal: 'YA',
  },
} as const satisfies Readonly<Record<string, Copies>>

/**
 * The marks of the copies of one print: 'ASLI' and 'TEMBUSAN', or 'SALINAN n' on each where it is
 * the n-th reprint; a paper that is not counted and prints once has none.
 */
export function copyMarks(isDouble: boolean, salinan?: number): readonly string[] {
  if (salinan === undefined && !isDouble) return ['']
  const first = salinan === undefined || salinan === 0 ? 'ASLI' : `SALINAN ${salinan}`
  return isDouble ? [first, first === 'ASLI' ? 'TEMBUSAN' : first] : [first]
}
