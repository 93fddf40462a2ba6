/** Whether two plain values mean the same: in any order of their fields; unsaid is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other] = [saidOf(a), new Map(saidOf(b))]
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)))
  )
}

const saidOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined)
