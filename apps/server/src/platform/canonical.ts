import { createHash } from 'node:crypto'

/** JSON with sorted keys: equal values give equal text, whatever order they were written in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** SHA-256 of a command: its route and its canonical body. What a key or a grant is bound to. */
export function fingerprint(route: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${route}\n${canonical(body)}`)
    .digest()
}
