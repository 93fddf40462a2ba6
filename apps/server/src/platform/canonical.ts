import { hash } from 'node:crypto'

/** JSON with sorted keys: equal values give equal text, whatever order they were written in. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const object = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(object).sort()) {
    if (object[key] === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(object[key])}`
  }
  return `{${text}}`
}

/** SHA-256 of a command: its route and its canonical body. What a key or a grant is bound to. */
export function fingerprint(route: string, body: unknown): Buffer {
  return hash('sha256', `${route}\n${canonical(body)}`, 'buffer')
}

/** A short mark of figures that were asked about: others have another. */
export const markOf = (code: string, figures: unknown): string =>
  fingerprint(code, figures).toString('hex').slice(0, 32)
