import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Headers that a proxy adds, also one that nobody told us of. */
const FORWARDED = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['via', 'cf-connecting-ip', 'true-client-ip'],
]

/** Whether a name or address is this machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^\[?::1\]?$/.test(host) || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(host)

/**
 * Whether somebody at this very machine asks: the line comes from here, by a name of here, and no
 * proxy has passed it on. A page of another site whose name was made to mean 127.0.0.1 sends its
 * own name as `Host`.
 */
export function isFromHere({ headers, socket }: FastifyRequest): boolean {
  if (FORWARDED.some(name => headers[name] !== undefined)) return false
  const address = `http://${headers.host ?? ''}`
  if (!URL.canParse(address)) return false
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(new URL(address).hostname)
}

/**
 * Which hops of a forwarding header are believed: the last alone, and only when it was written by
 * one of these proxies. What stands further left was written by the caller.
 */
export function trustOf(
  proxies: readonly string[],
): false | ((address: string, hop: number) => boolean) {
  if (proxies.length === 0) return false
  const known = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const isFour = isIP(address) === 4
    const length = bits === undefined ? (isFour ? 32 : 128) : Number(bits)
    known.addSubnet(address, length, isFour ? 'ipv4' : 'ipv6')
  }
  return (address, hop) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const kind = isIP(plain)
    return hop === 0 && kind !== 0 && known.check(plain, kind === 4 ? 'ipv4' : 'ipv6')
  }
}
