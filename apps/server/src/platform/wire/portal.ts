import type { IncomingMessage } from 'node:http'

/** The store a call acts for stands before the API: `/toko/{kode_toko}/api/v1/…` (doc2 §7). */
const PORTAL = /^\/toko\/([^/?]+)(?=\/api\/v1\/)/

const portals = new WeakMap<IncomingMessage, string>()

/**
 * The address without its portal, which is noted: every endpoint is registered once. What cannot
 * be decoded stays as it is, and is then no address of ours.
 */
export function withoutPortal(request: IncomingMessage, url: string): string {
  const [prefix, kode] = PORTAL.exec(url) ?? []
  if (prefix === undefined || kode === undefined) return url
  try {
    portals.set(request, decodeURIComponent(kode))
  } catch {
    return url
  }
  return url.slice(prefix.length)
}

/** The store whose portal a request came by; undefined where it came by the head office's base. */
export const portalOf = (request: IncomingMessage): string | undefined => portals.get(request)
