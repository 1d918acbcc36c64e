import { filterNames } from './magazine/filters.ts'

const none: readonly string[] = []
const filterKeys = ['q', 'pages', ...filterNames.flatMap((name) => [name, `${name}[]`])]

/** Pages and files that are the same for all who are signed out, and the query keys that they read. */
const addresses: readonly [address: RegExp, keys: readonly string[]][] = [
  [/^\/$/, none],
  [/^\/articles$/, filterKeys],
  [/^\/article\/[a-z0-9-]+$/, ['preview']],
  [/^\/(?:authors|categories|tags)(?:\/[a-z0-9-]+)?$/, none],
  [/^\/(?:about|terms-of-service|legal-notice|privacy|cookies|contact)$/, none],
  [/^\/(?:feed\.xml|feed\.json|sitemap\.xml|robots\.txt)$/, none],
]

/** What is not named here is made for each who asks, from its whole address. */
export function visitorQueryKeys(pathname: string): readonly string[] | undefined {
  return addresses.find(([address]) => address.test(pathname))?.[1]
}
