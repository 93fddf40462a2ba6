import type { Route } from '@kencana/contract/kit/route'
import { menuNodes } from '@kencana/contract/menu'
import { MODULES } from '@kencana/contract/modules'
import { LEVELS, SEES_ALL } from '@kencana/contract/permissions'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/**
 * Refuses a table of endpoints in which somebody could be let in by mistake (R9): every route says
 * who may call it, in one way only, in words that exist; `open` endpoints, for which no session is
 * looked up, are exactly the public ones. A call with a day in its path or query says whether the
 * previous-date lock holds for it. @throws Error naming the first route at fault
 */
export function demandRights(endpoints: readonly Endpoint[]): void {
  for (const { kind, route } of endpoints) {
    const fault = faultOf(kind, route.right) ?? faultOfDays(route)
    if (fault !== undefined) throw new Error(`${route.method} ${route.path}: ${fault}`)
  }
}

const SCREENS = new Set(menuNodes().map(node => `/${node.kode}`))
const KNOWN_MODULES = new Set(MODULES.map(module => module.key))
const KNOWN_LEVELS = new Set<string>(LEVELS)
const NEEDS_NO_SCREEN = new Set<string>(SEES_ALL)
const FORMS = ['public', 'login', 'screens']

function faultOf(kind: Endpoint['kind'], right: unknown): string | undefined {
  if (typeof right !== 'object' || right === null) return 'no right is declared'
  const given: Record<string, unknown> = { ...right }
  const [form, ...more] = FORMS.filter(name => name in given)
  if (form === undefined || more.length > 0) return 'a right has one of public, login, screens'
  if ((kind === 'open') !== (form === 'public')) return 'open endpoints are the public ones'
  if (form === 'screens') return faultOfScreens(given)
  const { [form]: isGiven, sandiSementara, module, ...rest } = given
  if (module !== undefined && (form === 'public' || !KNOWN_MODULES.has(String(module)))) {
    return 'its module does not exist'
  }
  const isEarly = sandiSementara === undefined || (sandiSementara === true && form === 'login')
  return isGiven === true && isEarly && Object.keys(rest).length === 0
    ? undefined
    : 'a right in doubt'
}

function faultOfScreens({ screens, levels, module, ...rest }: Record<string, unknown>) {
  if (Object.keys(rest).length > 0) return `a right knows no ${Object.keys(rest).join(', ')}`
  if (levels !== undefined && !isListOf(levels, KNOWN_LEVELS)) return 'its levels do not exist'
  const forSome = Array.isArray(screens) && screens.length === 0
  // A call without a screen is for those who need none, by name.
  if (forSome ? !isListOf(levels, NEEDS_NO_SCREEN) : !isListOf(screens, SCREENS)) {
    return 'its screens do not stand in the menu'
  }
  if (module !== undefined && !KNOWN_MODULES.has(String(module))) return 'its module does not exist'
  return undefined
}

const isListOf = (value: unknown, known: ReadonlySet<string>): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(one => known.has(String(one)))

function faultOfDays({ params, query, body, dateLock }: Route): string | undefined {
  const fields = { ...shapeOf(params), ...shapeOf(query) }
  const days = Object.keys(fields).filter(name => takesDay(fields[name]))
  // The query of a report is told by its face: it may hold a day at any time.
  const isOpen = query instanceof z.ZodRecord
  if (dateLock === undefined) {
    if (isOpen) return 'whether its query may hold a past date is not said'
    return days.length === 0
      ? undefined
      : `whether ${days.join(', ')} may be a past date is not said`
  }
  if (dateLock === false) return undefined
  if (isOpen) return undefined
  const taken = { ...shapeOf(query), ...shapeOf(body) }
  const stray = dateLock.fields.find(name => !takesDay(taken[name]))
  return stray === undefined ? undefined : `its date lock names ${stray}, which is no day it takes`
}

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}

/** A field that a date fits, and nothing else. */
const takesDay = (field: z.ZodType | undefined): boolean =>
  field?.safeParse('2026-11-21').success === true &&
  ['21-11-2026', '2026-11', '2026', 'a'].every(text => !field.safeParse(text).success)
