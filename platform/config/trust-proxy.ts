import { isIP } from 'node:net'

/** Names that Fastify knows for ranges of addresses. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal'])
const mostProxies = 10

function isTrustable(entry: string): boolean {
  if (ranges.has(entry)) return true
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/**
 * Parses a number of proxies that each append their caller's address (`2`), or their addresses:
 * `10.0.0.0/8, 2001:db8::7`.
 * @throws Error with a message that completes the variable's name: "must be …"
 */
export function parseTrustProxy(value: string): number | string[] {
  const trimmed = value.trim()
  if (/^\d+$/.test(trimmed)) {
    if (Number(trimmed) > mostProxies) throw new Error(`must be at most ${mostProxies} proxies`)
    return Number(trimmed)
  }
  const entries = trimmed.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !isTrustable(entry))
  if (wrong !== undefined) {
    throw new Error(
      `must be a number of proxies, or addresses, ranges or names (loopback, linklocal, uniquelocal) separated by commas; not understood: "${wrong}"`,
    )
  }
  return entries
}
