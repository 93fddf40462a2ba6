import type { Row } from './row.ts'

const kondisi = (kode: string, nama: string, potongan_permil: number, diterima: boolean): Row => ({
  kode_kondisi: kode,
  nama_kondisi: nama,
  potongan_permil,
  diterima,
})

/** States of a pledge that every pawn counter knows. */
export const KONDISI_PINJAMAN: readonly Row[] = [
  kondisi('UTUH', 'Utuh', 0, true),
  kondisi('PENYOK', 'Penyok atau tergores', 30, true),
  kondisi('PUTUS', 'Putus, masih dapat dipatri', 50, true),
  kondisi('KOTOR', 'Bermata atau sangat kotor', 100, true),
  kondisi('PALSU', 'Lapisan atau tanpa kadar', 1000, false),
]

const bunga = (kode: string, nama: string, dari: number, sampai: number, permil: number): Row => ({
  kode_bunga: kode,
  nama_bunga: nama,
  metode: 'HARIAN',
  pokok_dari: dari,
  pokok_sampai: sampai,
  bunga_permil: permil,
  hari_minimal: 1,
  jangka_hari: 90,
  hari_tenggang: 0,
  denda_permil: 0,
})

/** Interest of a new store: the tiers of a peer, by the day (04-domain B10). */
export const BUNGA_HUTANG: readonly Row[] = [
  bunga('H1', 'Sampai 500 ribu', 50_000, 500_000, 40),
  bunga('H2', 'Sampai 5 juta', 500_001, 5_000_000, 30),
  bunga('H3', 'Sampai 10 juta', 5_000_001, 10_000_000, 25),
  bunga('H4', 'Sampai 100 juta', 10_000_001, 100_000_000, 20),
]
