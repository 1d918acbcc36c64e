import { SocketAddress } from 'node:net'

function parse(address: string): SocketAddress | undefined {
  const [bare = ''] = address.split('%')
  const family = bare.includes(':') ? 'ipv6' : 'ipv4'
  try {
    return new SocketAddress({ address: bare, family })
  } catch {
    return undefined
  }
}

/** The first four groups of an IPv6 address in its canonical form. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4)
}

/**
 * Network that counts as one address: the /64 in IPv6, where a subscriber has 2^64 addresses.
 * An IPv4 address in its IPv6 form (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return 'unknown'
  if (parsed.family === 'ipv4') return parsed.address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(parsed.address)?.[1]
  return mapped ?? `${firstGroups(parsed.address).join(':')}::/64`
}
