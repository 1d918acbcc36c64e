import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

export class RefusedAddress extends Error {}

export const resolveAll: Resolve = (host) => lookup(host, { all: true })

/** Only public https addresses on the standard port, by name: what somebody wrote must not make the server call its own network. */
export function isPublicUrl({ protocol, port, username, password, hostname }: URL): boolean {
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && port === '' && username === '' && password === '' && named
}

/** Connects to the very addresses that were checked, so a name that resolves differently the second time gains nothing. */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    const answer = async () => {
      const addresses = await resolve(host)
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        throw new RefusedAddress(host)
      return addresses
    }
    answer().then(
      (addresses) => {
        const [first] = addresses
        if (options.all) done(null, [...addresses])
        else done(null, first?.address ?? '', first?.family ?? 4)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}
