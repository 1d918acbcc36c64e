import { memoize } from '../../web/memoize.ts'

const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Whether a Host header names this site: as its public address does, or this machine. Anybody may send any other one;
 * pages for those are rendered and not cached. A port makes no difference: no page for all says it.
 */
export function createHostCheck({ publicUrl, host: ownHost }: { publicUrl: string; host: string }) {
  const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname, ownHost])
  return memoize((host: string | undefined): boolean => host !== undefined && known.has(hostnameOf(host)))
}
