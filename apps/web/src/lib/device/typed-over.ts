import { isSame } from './same.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A kept draft with what was typed in the moment before it was found: `now` where that is no longer
 * what the screen began with (`start`), the draft elsewhere. What is new in a list comes behind.
 */
export function typedOver<T>(kept: T, now: T, start: T): T {
  if (isSame(now, start)) return kept
  if (Array.isArray(kept) && Array.isArray(now) && Array.isArray(start)) {
    return listOver(kept, now, start) as T
  }
  if (!isFields(kept) || !isFields(now) || !isFields(start)) return now
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])]
  const entries = names.map(name => [name, typedOver(kept[name], now[name], start[name])])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T
}

/**
 * A draft of an older release has not every field: the others are as the screen begins, as all of
 * them are where it was no form at all.
 */
export function wholeDraft<T>(kept: T, start: T): T {
  if (!isFields(start)) return kept
  return isFields(kept) ? { ...start, ...kept } : start
}

function listOver(kept: readonly unknown[], now: readonly unknown[], start: readonly unknown[]) {
  const lines = kept.map(line => {
    const [mine, first] = [sameLine(now, line), sameLine(start, line)]
    return mine === undefined || first === undefined ? line : typedOver(line, mine, first)
  })
  const added = now.filter(line => {
    const [known, first] = [sameLine(kept, line), sameLine(start, line)]
    if (first !== undefined) return known === undefined && !isSame(line, first)
    return known === undefined || isCounted(line)
  })
  for (const line of added) lines.push(numbered(lines, line))
  return lines
}

/** Lines with a number only count: another screen's line 1 is not this one's. */
const isCounted = (line: unknown): line is Fields & { readonly id: number } =>
  isFields(line) && typeof line.id === 'number'

/** A line under a number of its own. */
function numbered(list: readonly unknown[], line: unknown): unknown {
  if (!isCounted(line) || sameLine(list, line) === undefined) return line
  return { ...line, id: Math.max(...list.filter(isCounted).map(({ id }) => id)) + 1 }
}

/** The line of that name; one without a name is found by what it says. */
function sameLine(list: readonly unknown[], line: unknown): unknown {
  const name = nameOf(line)
  return list.find(other => (name === undefined ? isSame(other, line) : nameOf(other) === name))
}

const nameOf = (line: unknown): unknown =>
  isFields(line) ? (line.kode_barcode ?? line.id ?? undefined) : undefined

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
