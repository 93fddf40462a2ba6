import type { AmountRounding } from '../rounding.ts'
import type { RugiNota } from '../terms/buy-back.ts'
import { ATURAN_AWAL } from './aturan-awal.ts'
import type { HasilKondisi } from './aturan-beli.ts'
import type { Kerusakan } from './kerusakan.ts'
import type { NotaBarang, PotonganSepakat } from './rumus.ts'
import { type BarangDitaksir, taksir } from './taksir.ts'

export const DOWN: AmountRounding = { langkah: 500, arah: 'TURUN' }

/** 3.237 g of 750 without nota, on a day that the purest kadar is bought at 2,000,000 a gram. */
export const FOREIGN: BarangDitaksir = {
  transaksi: 'PEMBELIAN',
  asal: 'TANPA_NOTA',
  kode_kadar: '750',
  golongan: 'TUA',
  permil: 750,
  kode_group: 'A',
  kelompok_harga: null,
  berat_mg: 3_237,
  nota: null,
  dipakai: true,
  setia: false,
  kerusakan: [],
  harga: { mal_per_gram: 2_000_000, papan_per_gram: null, kode_harga: null },
}
export const TT = { transaksi: 'TUKAR_TAMBAH' } as const

export const damage = (more: Partial<Kerusakan>): Kerusakan => ({
  kondisi_barang: 'K',
  nama_kondisi: 'Patah',
  hasil: 'RUSAK',
  bisa_diperbaiki: false,
  biaya_perbaikan: 0,
  jenis_potongan: 'TANPA',
  potongan_rp: 0,
  potongan_permil: 0,
  perlu_otorisasi: false,
  ...more,
})
export const SNAPPED = [damage({ hasil: 'ROSOK' })]
export const mend = (...costs: readonly number[]): Kerusakan[] =>
  costs.map(biaya_perbaikan => damage({ bisa_diperbaiki: true, biaya_perbaikan }))

export const agreed = (
  jenis_potongan: 'PER_GRAM' | 'PERSEN' | 'RUPIAH',
  potongan: number,
): PotonganSepakat => ({
  kode_potongan: 'P',
  nama_potongan: 'Biasa',
  jenis_potongan,
  potongan_rp: jenis_potongan === 'PERSEN' ? 1 : potongan,
  potongan_permil: jenis_potongan === 'PERSEN' ? potongan : 1,
  versi: 1,
})
export const NONE = { jenis_potongan: 'TIDAK_ADA' } as const
export const nota = (more: Partial<NotaBarang> = {}): NotaBarang => ({
  harga_rp: 5_232_500,
  berat_nota_mg: 3_237,
  umur: 30,
  potongan: agreed('PER_GRAM', 25_000),
  janji: 'TANPA',
  ...more,
})

/** Rugi nota of today: 2 % in the first month, then 40,000 a gram for half a year. */
export const RUGI: readonly RugiNota[] = [
  { umur_dari: 0, umur_sampai: 30, cara: 'PERSEN', rugi_permil: 20, rugi_per_gram: 0 } as const,
  {
    umur_dari: 31,
    umur_sampai: 180,
    cara: 'PER_GRAM',
    rugi_permil: 0,
    rugi_per_gram: 40_000,
  } as const,
].map(rule => ({ ...rule, kode_kadar: null, kode_group: null }))

/** The same piece with our own nota, sold for 5,232,500 a month ago. */
export const OWN: BarangDitaksir = { ...FOREIGN, asal: 'NOTA', nota: nota() }

export type Vector = [
  what: string,
  piece: Partial<BarangDitaksir>,
  hasil: HasilKondisi,
  target: number,
  ceiling: number,
  step?: [langkah: number, arah: 'NAIK' | 'TURUN'],
]

/** What a vector comes to by the rules every chain begins with. */
export function reckoned(base: BarangDitaksir, [, more, , , , step]: Vector) {
  const pembulatan = step === undefined ? DOWN : { langkah: step[0], arah: step[1] }
  const found = taksir({ ...base, ...more }, ATURAN_AWAL, { rugi: RUGI, pembulatan })
  if ('tolak' in found) return found
  const { hasil, target_rp, tertinggi_rp } = found.taksiran
  return [hasil, target_rp, tertinggi_rp]
}
