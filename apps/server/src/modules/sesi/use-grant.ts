import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import type { GrantUse } from '../../engines/document/post-document.ts'
import { fingerprint } from '../../platform/canonical.ts'
import { withoutGrant } from './grant-authorization.ts'

/**
 * The uses of grants a command asks its writer to burn: one per category, each bound to the hash of
 * this very command. `route` is e.g. `POST penjualan`, with real values in place of parameters.
 */
export function fingerprintForGrant(
  route: string,
  body: unknown,
  grants: Readonly<Partial<Record<KategoriOtorisasi, string>>>,
): GrantUse[] {
  const sidik = fingerprint(route, withoutGrant(body)).toString('hex')
  return Object.entries(grants).map(([kategori, id]) => ({ id, kategori, sidik }))
}
