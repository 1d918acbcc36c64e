import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

export class PrivateAddressError extends Error {}

export const resolveAll: ResolveHost = (host) => lookup(host, { all: true })

/** Tells whether a URL is https, with a host name and no port or credentials: user input must not reach our own network. */
export function isPublicUrl({ protocol, port, username, password, hostname }: URL): boolean {
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && port === '' && username === '' && password === '' && named
}

/** Connects to the very addresses that were checked, so a DNS answer that changes after the check has no effect. */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (host, options, done) => {
    const answer = async () => {
      const addresses = await resolve(host)
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        throw new PrivateAddressError(host)
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
