import { memoize } from '../../web/memoize.ts'

const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Tells whether a Host header names this site's public address or this machine. Pages for any other host are rendered,
 * but not cached. Ports are ignored: no shared page contains one.
 */
export function createHostCheck({ publicUrl, host: ownHost }: { publicUrl: string; host: string }) {
  const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname, ownHost])
  return memoize((host: string | undefined): boolean => host !== undefined && known.has(hostnameOf(host)))
}
