import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router'
import { memoize } from '../memoize.ts'
import type { PageFacts } from './page-facts.ts'

type Routes = ServerBuild['routes']
type ServerRoute = NonNullable<Routes[string]>

/** A route that declares page facts. */
export interface Page {
  /** pattern in the router: `/article/:uid` */
  path: string
  facts: PageFacts
  /** false: a file or a call, which shows nothing */
  isShown: boolean
}

/** Page facts of all routes, by address. */
export interface PageTable {
  readonly pages: readonly Page[]
  at(pathname: string): Page | undefined
  /** query keys for the page cache; undefined: the page is not cached */
  queryKeysAt(pathname: string): readonly string[] | undefined
}

/** Addresses that the page cache may serve: no upper case, escapes or trailing slash. */
const canonical = /^\/(?:[a-z0-9-][a-z0-9.-]*(?:\/[a-z0-9-][a-z0-9.-]*)*)?$/
const isCanonical = (pathname: string): boolean => canonical.test(pathname) && !pathname.endsWith('.data')

const isDecodable = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

const factsOf = ({ module }: ServerRoute): PageFacts | undefined => module.handle as PageFacts | undefined

function pathOf(routes: Routes, { path = '', parentId }: ServerRoute): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return [parent ? pathOf(routes, parent).replace(/\/$/, '') : '', path].join(path ? '/' : '') || '/'
}

const all = (routes: Routes): ServerRoute[] => Object.values(routes).filter((route) => route !== undefined)

function below(routes: Routes, parentId: string | undefined): RouteObject[] {
  const children = all(routes).filter((route) => route.parentId === parentId)
  return children.map(({ id, path, index, caseSensitive }): RouteObject => {
    const own = { id, path, caseSensitive }
    return index ? { ...own, index } : { ...own, children: below(routes, id) }
  })
}

/** Creates the table from the built routes. The router's own matcher, compiled once, matches addresses. */
export function createPageTable(routes: Routes): PageTable {
  const entries = all(routes).flatMap((route): [string, Page][] => {
    const facts = factsOf(route)
    if (!facts) return []
    return [[route.id, { path: pathOf(routes, route), facts, isShown: route.module.default !== undefined }]]
  })
  const byId = new Map(entries)
  const { match } = createStaticHandler(below(routes, undefined))
  const at = memoize((pathname: string): Page | undefined => {
    const id = isDecodable(pathname) ? match(pathname)?.at(-1)?.route.id : undefined
    return id === undefined ? undefined : byId.get(id)
  })

  return {
    pages: [...byId.values()],
    at,
    queryKeysAt: (pathname) => (isCanonical(pathname) ? at(pathname)?.facts.cached?.queryKeys : undefined),
  }
}

/** Table without routes: the default of `RequestSite`, for tests and for code that looks up no page. */
export const noPages: PageTable = { pages: [], at: () => undefined, queryKeysAt: () => undefined }
