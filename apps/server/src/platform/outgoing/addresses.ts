import { BlockList, isIPv4 } from 'node:net'

const OTHERS_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Inside the public half of IPv6: tunnels that lead to any IPv4 address, and examples. */
const OTHERS_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const notPublic = new BlockList()
for (const [net, prefix] of OTHERS_V4) notPublic.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of OTHERS_V6) notPublic.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to the public network (IANA special-purpose registries): neither this
 * machine, nor its neighbours, nor the desk where clouds keep their keys.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
