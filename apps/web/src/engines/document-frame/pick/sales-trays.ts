import type { PickOption } from '../../../kit/inputs/parts/use-options.ts'
import { choicesOf, useMasterRows } from './master-rows.ts'

const SALES_ROOMS: readonly unknown[] = ['ETALASE', 'BRANKAS']

/** Trays that pieces are sold from; `area` as of `useMasterRows`. */
export function useSalesTrays(area: string): readonly PickOption[] {
  const rooms = useMasterRows(area, 'gudang').filter(row => SALES_ROOMS.includes(row.jenis_gudang))
  const names = new Set(rooms.map(row => row.kode_gudang))
  const trays = useMasterRows(area, 'baki').filter(row => names.has(row.kode_gudang))
  return choicesOf(trays, 'kode_baki', 'nama_baki')
}
