import type { Field } from '../kit/field.ts'
import type { Level } from '../permissions.ts'

/** A switch or figure of a store (`para_system`). A key stands here with the rule that obeys it. */
export interface SettingDefinition {
  readonly key: string
  /** Label and bounds; `hint` is the one sentence that says what it does. */
  readonly field: Field
  /** Value in a new store, as it travels: numbers as digits, a flag as YA or TIDAK. */
  readonly awal: string
  readonly group: SettingGroup
  /** Levels that may change it; without it every level its screen lets in. */
  readonly levels?: readonly Level[]
  /** Belongs to one store and no other, as its licence does: never made equal to another's. */
  readonly perStore?: true
}

/** Groups in the order of the form; the last ones belong to /settingtoko. */
export const SETTING_GROUPS = [
  { kode: 'harga', label: 'Harga dan pembulatan', path: '/settingsystem' },
  { kode: 'tanggal', label: 'Tanggal', path: '/settingsystem' },
  { kode: 'nota', label: 'Nota', path: '/settingsystem' },
  { kode: 'kas', label: 'Kas', path: '/settingsystem' },
  { kode: 'stok', label: 'Stock', path: '/settingsystem' },
  { kode: 'jam', label: 'Jam dan printer', path: '/settingtoko' },
  { kode: 'pajak', label: 'Pajak', path: '/settingtoko' },
  { kode: 'izin', label: 'Izin usaha gadai', path: '/settingtoko' },
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]['kode']

/** Settings that only the owner's levels may change. */
export const OWNERS: readonly Level[] = ['OWN', 'SU']
