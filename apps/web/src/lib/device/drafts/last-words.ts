import { withoutSecrets } from './without-secrets.ts'

interface LastWord<T> {
  readonly isi: T | null
  /** It was not known yet whether something is kept under the name: that wins. */
  readonly isEarly: boolean
}

const nameOf = (id: string) => `kencana-draf ${id}`

/**
 * Keeps a draft in the moment its page goes away. The database takes a write of that moment, and
 * loses it now and then (one in six where the page was just opened); this storage does not. What
 * cannot be written as text, an image, is left to the database.
 */
export function keepLast(id: string, isi: unknown, isEarly: boolean): void {
  const word = { isi: withoutSecrets(isi), isEarly }
  try {
    localStorage.setItem(
      nameOf(id),
      JSON.stringify(word, (_, value) => {
        if (value instanceof Blob) throw new TypeError('no text')
        return value
      }),
    )
  } catch {
    forgetLast(id)
  }
}

/** What was kept so, once; `null`: nothing was. */
export function takeLast<T>(id: string): LastWord<T> | null {
  const text = localStorage.getItem(nameOf(id))
  forgetLast(id)
  return text === null ? null : JSON.parse(text)
}

export const forgetLast = (id: string): void => localStorage.removeItem(nameOf(id))
