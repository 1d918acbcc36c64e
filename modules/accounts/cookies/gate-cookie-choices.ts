import { LRUCache } from 'lru-cache'
import { tooMany } from '../../../platform/errors/index.ts'
import { networkOf } from '../network-of.ts'

const most = 60
const withinMilliseconds = 3_600_000

/**
 * Anyone may write a proof, so that a network may write so many an hour. Counted in this process alone: what is at stake
 * is disk space, and nothing of the address is kept.
 */
export function createCookieGate(): (address: string) => void {
  const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: withinMilliseconds })
  return (address) => {
    const network = networkOf(address)
    const seen = counts.get(network) ?? { count: 0 }
    if (seen.count >= most) throw tooMany(withinMilliseconds / 1000)
    seen.count += 1
    // Setting it again would begin another hour.
    if (seen.count === 1) counts.set(network, seen)
  }
}
