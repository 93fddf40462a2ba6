import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import type { GolonganAkun } from '@kencana/domain/chart'

/** Money that goes out by words alone; rupiah. */
export interface Out {
  readonly jumlah: number
  /** Class of the account it is booked to. */
  readonly golongan: GolonganAkun | null
  /** What the same person paid out on this day before, approved by nobody. */
  readonly sudah: number
  /** What one person may pay out on a day alone (BATAS_UANG_KELUAR). */
  readonly batas: number
}

/**
 * Who must approve that money goes out: an owner where it is an owner's own (drawings, capital), a
 * supervisor where it is more than one person pays out on a day alone. By person and day, so that
 * nobody splits it.
 */
export function approvalFor({ jumlah, golongan, sudah, batas }: Out): KategoriOtorisasi[] {
  if (golongan === 'MODAL') return ['PRIVE']
  return sudah + jumlah > batas ? ['UANG_KELUAR'] : []
}
