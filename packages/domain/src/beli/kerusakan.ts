import type { Permil, Rupiah } from '../quantity.ts'
import type { AsalBeli, HasilKondisi } from './aturan-beli.ts'

/** A damage as Master Kondisi Pembelian has it. */
export interface Kerusakan {
  readonly kondisi_barang: string
  readonly nama_kondisi: string
  readonly hasil: HasilKondisi
  readonly bisa_diperbaiki: boolean
  readonly biaya_perbaikan: Rupiah
  readonly jenis_potongan: 'TANPA' | 'PER_GRAM' | 'PERSEN' | 'RUPIAH'
  /** Per gram, or per piece. */
  readonly potongan_rp: Rupiah
  /** Of the price. */
  readonly potongan_permil: Permil
  readonly perlu_otorisasi: boolean
}

/**
 * What a list of damage makes of a piece (04-domain B6): scrap, where one of it is or cannot be
 * repaired, or where there is no nota of ours; else repairable; intact without damage. A row that
 * leaves a piece intact is no damage, whatever else it says.
 */
export function hasilKerusakan(list: readonly Kerusakan[], asal: AsalBeli): HasilKondisi {
  const damage = list.filter(({ hasil }) => hasil !== 'URIPAN')
  if (damage.length === 0) return 'URIPAN'
  const mends = damage.every(({ hasil, bisa_diperbaiki }) => hasil === 'RUSAK' && bisa_diperbaiki)
  return mends && asal === 'NOTA' ? 'RUSAK' : 'ROSOK'
}
