import type { z } from 'zod'
import { asPicked, type MasterDefinition } from '../master.ts'
import type { Right } from '../route.ts'
import { rowSchema } from './schema.ts'

/** The right to a master's screen; its module stands in the menu, from the same definition. */
export const screenRight = ({ path }: MasterDefinition): Right => ({ screens: [path] })

/**
 * The right to read rows: its screen's, and of those that pick from it, but not where the master's
 * module is off. What one module's screens pick is never another's master.
 */
export function readRight(master: MasterDefinition): Right {
  const { path, module, picked } = master
  if (picked === null) return screenRight(master)
  const own = module === undefined ? {} : { module }
  const { screens } = picked
  return screens === undefined ? { login: true, ...own } : { screens: [path, ...screens], ...own }
}

/** A row as it is read: who only picks is told what a picker needs. */
export function readRow(master: MasterDefinition): z.ZodObject {
  const row = rowSchema(master)
  if (master.picked === null) return row
  const { fields } = asPicked(master)
  const apart = Object.entries(row.shape as Readonly<Record<string, z.ZodType>>).filter(
    ([name]) => Object.hasOwn(master.fields, name) && !Object.hasOwn(fields, name),
  )
  return row.extend(Object.fromEntries(apart.map(([name, type]) => [name, type.optional()])))
}
