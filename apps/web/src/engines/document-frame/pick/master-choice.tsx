import type { ComponentProps } from 'react'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { choicesOf, type MasterRow, useMasterRows } from './master-rows.ts'

/** Masters a piece refers to: their key, and the field that names a row. */
const NAMED = {
  jenis: ['kode_dept', 'nama_dept'],
  group: ['kode_group', 'nama_group'],
  kadar: ['kode_kadar', 'nama_kadar'],
  ongkos: ['kode_ongkos', 'nama_ongkos'],
  bandrol: ['kode_bandrol', 'nama_bandrol'],
  tukang: ['kode_tukang', 'nama_tukang'],
  supplier: ['kode_supplier', 'nama_supplier'],
  'kondisi-pinjaman': ['kode_kondisi', 'nama_kondisi'],
  'master-kelompok-harga': ['kelompok_harga', 'nama_kelompok'],
  'parameter-harga-beli': ['kode_harga', 'kode_harga'],
} as const

interface MasterChoiceProps extends Omit<ComponentProps<typeof Picker>, 'options' | 'load'> {
  /** Beginning of the queries that read it. */
  readonly area: string
  readonly master: keyof typeof NAMED
  /** Rows that are offered. */
  readonly fits?: (row: MasterRow) => boolean
}

/** A row of a small master. */
export function MasterChoice({ area, master, fits, ...field }: MasterChoiceProps) {
  const [key, name] = NAMED[master]
  const rows = useMasterRows(area, master)
  const fitting = fits === undefined ? rows : rows.filter(fits)
  return <Picker {...field} options={choicesOf(fitting, key, name)} />
}
