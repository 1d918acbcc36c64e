import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 blocks: private, shared, local, reserved, multicast. */
const notPublic4: readonly (readonly [network: string, prefix: number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within 2000::/3: protocols, tunnels that contain an IPv4 address, documentation. */
const notPublic6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, prefix] of notPublic4) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of notPublic6) refused.addSubnet(network, prefix, 'ipv6')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Anything that is not certain to be on the public Internet is refused, also an IPv4 address written as IPv6. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
