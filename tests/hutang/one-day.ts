/** Terms of a loan due after a day, without grace, each day late dearer: it can be sold soon. */
export const ONE_DAY = {
  kode_bunga: 'SEHARI',
  nama_bunga: 'Jangka sehari',
  metode: 'BULANAN',
  pokok_dari: 1_000,
  pokok_sampai: 10_000_000,
  bunga_permil: 26,
  hari_minimal: 1,
  jangka_hari: 1,
  hari_tenggang: 0,
  denda_permil: 20,
  hitung_hari_pertama: false,
}

/** A pledge. */
export const BRACELET = {
  nama_barang: 'Gelang Keroncong',
  kode_dept: 'GELANG',
  kode_kadar: '750',
  berat: 5,
  kode_kondisi: 'UTUH',
}
