import type { Field } from './field.ts'

/** Where a master is kept: shared by the whole chain, or by each store under its `kode_toko`. */
export type Kept = 'chain' | 'store'

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
  readonly kept: Kept
  readonly resource: string
  /** Specified list calls (they answer a bare array of live rows), relative to the API base. */
  readonly calls: readonly string[]
  /** Which field names a record for people in pickers. Default: the second field. */
  readonly nameField: string
  readonly fields: Readonly<Record<string, Field>>
  /** Read only: changed by a screen of its own, never by the master form. */
  readonly readOnly: boolean
}

type Given = Omit<MasterDefinition, 'table' | 'resource' | 'calls' | 'nameField' | 'readOnly'> &
  Partial<Pick<MasterDefinition, 'table' | 'resource' | 'calls' | 'nameField' | 'readOnly'>>

/** Completes a master's definition with the defaults; throws when the key is not a field. */
export function defineMaster<const D extends Given>(definition: D): D & MasterDefinition {
  const names = Object.keys(definition.fields)
  if (!names.includes(definition.key)) {
    throw new Error(`master ${definition.name}: key ${definition.key} is not a field`)
  }
  return {
    table: definition.name.replaceAll('-', '_'),
    resource: definition.name,
    calls: [],
    nameField: names[1] ?? definition.key,
    readOnly: false,
    ...definition,
  }
}

/** A row of any master as it travels; weights are grams. */
export type MasterRow = Record<string, string | number | boolean | null>
