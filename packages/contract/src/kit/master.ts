import type { RefusalCode } from '../refusals.ts'
import type { Field, NumberField } from './field.ts'

/** Where a master is kept: shared by the whole chain, or by each store under its `kode_toko`. */
export type Kept = 'chain' | 'store'

/** A specified list call: a bare array of live rows, by key. */
export interface ListCall {
  /** Relative to the API base; `{field}` in it is a path parameter that the field must equal. */
  readonly path: string
  /** Only rows whose field has one of these values. */
  readonly where?: Readonly<Record<string, readonly string[]>>
  /** Fields that may be given in the query, each compared for equality. */
  readonly query?: readonly string[]
}

/** Two fields of which the first is never above the second: dates from–to, amounts, weights. */
export interface PairRule {
  readonly least: string
  readonly most: string
  /** Said at `most`; default '{atas} tidak boleh kurang dari {bawah}', filled with both labels. */
  readonly text?: string
}

/** Paths of the specification for a master's writes, beside the generic ones; `{key}` in them. */
export interface MasterVerbs {
  readonly create?: string
  readonly update?: string
  readonly remove?: string
}

/** What pickers of other screens are told of a row beside its key, its name and what sorts it. */
export interface Picked {
  readonly fields: readonly string[]
  /** Screens that pick from it; every login where none is named. */
  readonly screens?: readonly string[]
}

/** What its screen says of a failed call when the server has no sentence of its own. */
export interface MasterTexts {
  readonly saveFailed: string
  readonly removeFailed: string
  readonly listFailed: string
}

const TEXTS: MasterTexts = {
  saveFailed: 'Terjadi Kesalahan Saat Mengirim Data',
  removeFailed: 'Gagal Menghapus Data',
  listFailed: 'Terjadi Kesalahan Saat Mengirim Data',
}

/** A master's place in the menu; see `group`, `order` and `module` of its definition. */
export interface MasterEntry {
  readonly path: string
  readonly title: string
  readonly group: string
  readonly order: number
  readonly module?: string
}

/**
 * A master by definition. From it come: row type, validation in form and server, list with search,
 * paging and CSV, static modal form, routes, permission, OpenAPI, soft delete with reactivation,
 * history, and the picker of other screens (02-layout, "A master").
 */
export interface MasterDefinition {
  /** Identifier, kebab-case; also the resource path of the API unless `resource` says otherwise. */
  readonly name: string
  /** Table; default: the name with underscores. */
  readonly table: string
  /** The field that is the key within chain or store. */
  readonly key: string
  readonly path: string
  readonly title: string
  /** Group of Data Master that its screen stands in (`../menu/master.ts`). */
  readonly group: string
  /** Place within the group, small first (50). Path, title and these are written as literals. */
  readonly order: number
  /** Key of the module that gates screen and calls, if any. */
  readonly module?: string
  readonly kept: Kept
  readonly resource: string
  /** Specified list calls, with the right of the list. */
  readonly calls: readonly ListCall[]
  /** Specified paths of its writes. */
  readonly verbs: MasterVerbs
  /** Specified sentences of its screen. */
  readonly texts: MasterTexts
  /** Which field names a record for people in pickers. Default: the second field. */
  readonly nameField: string
  readonly fields: Readonly<Record<string, Field>>
  /** Field that lists and pickers go by, small first; default: the key. */
  readonly sortBy: string
  /** Fields beside the key that no two live records share. */
  readonly unique: readonly string[]
  /** Pairs of fields that must be in order; where one is empty nothing is compared. */
  readonly rules: readonly PairRule[]
  /** Who chooses among its rows on other screens; without it rows are its own screen's alone. */
  readonly picked: Picked | null
  /** Read only: changed by a screen of its own, never by the master form. */
  readonly readOnly: boolean
  /** What a rule of its own refuses beyond what any master does. */
  readonly refusals: readonly RefusalCode[]
}

type Defaulted =
  | 'order'
  | 'table'
  | 'resource'
  | 'calls'
  | 'verbs'
  | 'texts'
  | 'nameField'
  | 'sortBy'
  | 'unique'
  | 'rules'
  | 'picked'
  | 'readOnly'
  | 'refusals'
type Given = Omit<MasterDefinition, Defaulted> & Partial<Pick<MasterDefinition, Defaulted>>

/** Completes a master's definition with the defaults; throws when the key is not a field. */
export function defineMaster<const D extends Given>(
  definition: D,
): Omit<MasterDefinition, 'fields'> & Pick<D, 'fields' | 'key' | 'name'> {
  const names = Object.keys(definition.fields)
  if (!names.includes(definition.key)) {
    throw new Error(`master ${definition.name}: key ${definition.key} is not a field`)
  }
  return {
    table: definition.name.replaceAll('-', '_'),
    order: 50,
    resource: definition.name,
    calls: [],
    verbs: {},
    texts: TEXTS,
    unique: [],
    rules: [],
    nameField: names[1] ?? definition.key,
    sortBy: definition.key,
    picked: null,
    readOnly: false,
    refusals: [],
    ...definition,
  }
}

/** A master as pickers of other screens see it: a row has no other fields. */
export function asPicked(master: MasterDefinition): MasterDefinition {
  const { key, nameField, sortBy, picked } = master
  const shown = [key, nameField, sortBy, ...(picked?.fields ?? [])]
  const fields = Object.entries(master.fields).filter(([name]) => shown.includes(name))
  return { ...master, fields: Object.fromEntries(fields) }
}

/** A row of any master as it travels; weights are grams. */
export type MasterRow = Record<string, string | number | boolean | null>

type ValueOf<F extends Field> =
  | (F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: NumberField['kind'] }
        ? number
        : F extends { kind: 'choice'; options: infer C }
          ? keyof C & string
          : string)
  | (F extends { kind: 'flag' } | { required: true } ? never : null)

/** The row of one master as it travels: its fields, its version, who made and changed it when. */
export type RowOf<M extends { readonly fields: Readonly<Record<string, Field>> }> = {
  readonly [K in keyof M['fields']]: ValueOf<M['fields'][K]>
} & Stamp

export interface Stamp {
  readonly versi: number
  readonly dibuat_pada: string
  readonly dibuat_oleh: string
  readonly diubah_pada: string | null
  readonly diubah_oleh: string | null
}
