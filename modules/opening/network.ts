import { promises as dns } from 'node:dns'
import type { OpenedPlatform, PlatformService } from '../../platform/index.ts'

/** External systems that checks query: the site's own address, and the DNS records of its mails. */
export interface Network {
  fetch(address: string): Promise<{ status: number; text(): Promise<string> }>
  resolve(domain: string, type: string): Promise<string[][] | string[]>
}

const timeoutMilliseconds = 8000

const network: PlatformService<Network> = {
  name: 'opening.network',
  open: () => ({
    fetch: (address) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMilliseconds) }),
    resolve: (domain, type) => dns.resolve(domain, type) as Promise<string[]>,
  }),
}

type HasServices = Pick<OpenedPlatform, 'services'>

export const networkOf = ({ services }: HasServices): Network => services.of(network)

/** Replaces DNS and HTTP, for tests. */
export const setNetwork = ({ services }: HasServices, other: Network): void => services.replace(network, other)
