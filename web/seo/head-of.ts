import type { MetaDescriptor } from 'react-router'
import { type HeadFacts, pageMeta } from './page-meta.ts'

interface MetaArguments {
  location: HeadFacts['location']
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

interface SiteFacts {
  houseName: string
  publicUrl: string
}

const isSite = (data: unknown): data is SiteFacts => typeof data === 'object' && data !== null && 'publicUrl' in data

/** For a route's `meta`: the page's own facts, on top of the site's. */
export function headOf({ location, matches }: MetaArguments, facts: Partial<HeadFacts> = {}): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData
  const { houseName, publicUrl } = isSite(site) ? site : { houseName: 'Éclore', publicUrl: '' }
  return pageMeta({ houseName, publicUrl, location, ...facts })
}

/** An address on this site, or one that is whole already. */
export const wholeAddress = (publicUrl: string, address: string): string => new URL(address, publicUrl).href
