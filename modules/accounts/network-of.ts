import { isIP } from 'node:net'

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4)
}

/** What counts as one address: whoever has an IPv6 address has 2^64 of them, so there it is the network. */
export function networkOf(address: string): string {
  const version = isIP(address)
  if (version === 0) return 'unknown'
  if (version === 4) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = firstGroups(address.split('%')[0] ?? '')
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
