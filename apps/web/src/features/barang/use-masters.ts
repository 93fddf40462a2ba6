import type { KeptWeightRule } from '@kencana/domain/rounding'
import { useQuery } from '@tanstack/react-query'
import type { PickOption } from '../../kit/inputs/parts/use-options.ts'
import { call, routeRef } from '../../lib/api.ts'

/** A row as its list call answers it. */
export type MasterRow = Readonly<Record<string, string | number | boolean | null>>

/** The specified list calls of the masters a piece refers to; each answers its live rows. */
const LISTS = {
  jenis: ['jenis/get/all', 'kode_dept', 'nama_dept'],
  group: ['group/get/all', 'kode_group', 'nama_group'],
  aturan: ['aturan-berat/get/all', 'kode_aturan', 'nama_aturan'],
  kadar: ['kadar/get/all', 'kode_kadar', 'nama_kadar'],
  baki: ['baki/ready', 'kode_baki', 'nama_baki'],
  ongkos: ['parameter-ongkos', 'kode_ongkos', 'nama_ongkos'],
  bandrol: ['parabandrol/get/all', 'kode_bandrol', 'nama_bandrol'],
  kondisi: ['parakondisi/get/all', 'kode_kondisi', 'nama_kondisi'],
  marketplace: ['marketplace', 'kode_marketplace', 'nama_marketplace'],
  kurir: ['kurir/get/all', 'kode_kurir', 'nama_kurir'],
  supplier: ['supplier-barang', 'kode_supplier', 'nama_supplier'],
} as const

export type MasterList = keyof typeof LISTS

/** Rows of one of these masters that can be chosen, and as choices of a picker. */
export function useMaster(
  name: MasterList,
  canBe: (row: MasterRow) => boolean = () => true,
): {
  readonly rows: readonly MasterRow[]
  readonly options: readonly PickOption[]
} {
  const [path, key, label] = LISTS[name]
  const { data } = useQuery({
    queryKey: ['barang', 'master', name],
    queryFn: ({ signal }) =>
      call(routeRef<unknown>('GET', path), { signal } as never) as Promise<unknown>,
    staleTime: 60_000,
  })
  const rows = Array.isArray(data) ? (data as readonly MasterRow[]).filter(canBe) : []
  const options = rows.map(row => {
    const [value, text] = [String(row[key]), String(row[label] ?? row[key])]
    return { value, label: text, ...(text === value ? {} : { note: value }) }
  })
  return { rows, options }
}

/** A row of `aturan-berat` as the rule it is. */
export const ruleOfRow = (row: MasterRow): KeptWeightRule => ({
  kode: String(row.kode_aturan),
  versi: Number(row.versi),
  pita: row.pita === null ? null : String(row.pita),
})
