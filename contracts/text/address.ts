type QueryItem = string | number | boolean
type QueryList = readonly QueryItem[]
type QueryMap = Readonly<Record<string, QueryItem | QueryList | undefined>>
type QueryValue = QueryItem | QueryList | QueryMap | null | undefined

export type QueryInput = Readonly<Record<string, QueryValue>>

const isList = (value: unknown): value is QueryList => Array.isArray(value)

function pairsOf(key: string, value: QueryValue): [string, string][] {
  if (value === undefined || value === null) return []
  if (isList(value)) return value.map((item) => [`${key}[]`, String(item)])
  if (typeof value !== 'object') return [[key, String(value)]]
  return Object.entries(value).flatMap(([inner, item]) => pairsOf(`${key}[${inner}]`, item))
}

/**
 * Builds a query string. Arrays repeat a key with brackets (`tags[]=a&tags[]=b`), maps put their keys in brackets
 * (`order[date]=desc`, `filter[uid][]=a`), and undefined values are left out.
 */
export function queryString(query: QueryInput = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => pairsOf(key, value))
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
}

/** @throws TypeError where a parameter of the path has no value */
function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`no ${name} for ${path}`)
    return encodeURIComponent(String(value))
  })
}

export const apiBase = '/api'

/** Base path where the site relays a page's API calls, adding the session from the cookie that scripts cannot read. */
export const relayBase = '/relay'

/** Base path of the back office's pages and built files. */
export const adminBase = '/admin'

/** The whole address of a call, below the api prefix of the same host. */
export function addressOf(path: string, params: Readonly<Record<string, unknown>> = {}, query?: QueryInput): string {
  const search = queryString(query)
  return `${apiBase}${fillPath(path, params)}${search ? `?${search}` : ''}`
}

/** The address of a call for a script in the browser. */
export const relayAddressOf = (
  call: { path: string },
  params: Readonly<Record<string, unknown>> = {},
  query?: QueryInput,
): string => `${relayBase}${addressOf(call.path, params, query).slice(apiBase.length)}`
