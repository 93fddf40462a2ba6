import { fingerprint } from '../../platform/canonical.ts'

/** Hash of the command as it will be sent: its body without the grant itself. */
export const commandHash = (perintah: { route: string; body?: unknown }): Buffer =>
  fingerprint(perintah.route, withoutGrant(perintah.body))

/** A body as it is hashed for a grant: without the field that carries the grant. */
function withoutGrant(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { otorisasi: _, ...rest } = body as Record<string, unknown>
  return rest
}
