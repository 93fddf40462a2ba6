import { choicesOf, useMasterRows } from '../../engines/document-frame/pick/master-rows.ts'
import type { PickOption } from '../../kit/inputs/parts/use-options.ts'

/** Masters a pledge refers to: their key, and the field that names a row. */
const LISTS = {
  jenis: ['kode_dept', 'nama_dept'],
  kadar: ['kode_kadar', 'nama_kadar'],
  'kondisi-pinjaman': ['kode_kondisi', 'nama_kondisi'],
} as const

/** The live rows of one of these masters as choices; conditions no pledge may have are left out. */
export function useChoices(master: keyof typeof LISTS): readonly PickOption[] {
  const rows = useMasterRows('hutang', master)
  const [key, name] = LISTS[master]
  return choicesOf(
    rows.filter(row => row.diterima !== false),
    key,
    name,
  )
}
