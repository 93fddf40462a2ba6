/** Never in the storage of a device, which whoever sits at it can read. */
const SECRET = ['no_identitas', 'password', 'password_lama', 'password_baru', 'sandi', 'pin']

/**
 * The value with its numbers of identity papers and its passwords emptied, at any depth. What holds
 * none of them is the same object: a nota of a hundred lines is kept while somebody types.
 */
export function withoutSecrets<T>(value: T): T {
  const isFile = value instanceof FormData || value instanceof Blob
  if (typeof value !== 'object' || value === null || isFile) return value
  const whole = value as Readonly<Record<string, unknown>>
  let clean: Record<string, unknown> | null = null
  for (const name of Object.keys(whole)) {
    const one = whole[name]
    const safe = typeof one === 'string' && SECRET.includes(name) ? '' : withoutSecrets(one)
    if (safe === one) continue
    clean ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    clean[name] = safe
  }
  return (clean ?? value) as T
}

/** Tells one body from another without keeping what is in it; a file by name, size and time. */
export function fingerprint(body: unknown): string {
  const text =
    body instanceof FormData
      ? JSON.stringify([...body].map(([name, one]) => [name, one instanceof File ? of(one) : one]))
      : (JSON.stringify(body) ?? '')
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return `${text.length} ${(high >>> 0).toString(36)} ${(low >>> 0).toString(36)}`
}

const of = ({ name, size, lastModified }: File) => [name, size, lastModified]
