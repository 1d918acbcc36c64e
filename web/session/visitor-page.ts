import type { StaticHandlerContext } from 'react-router'
import type { Site } from '../context.ts'

/** A route that is the same for all who are signed out: `export const handle = visitorPage`. */
export interface RouteHandle {
  visitor?: boolean
}

export const visitorPage: RouteHandle = { visitor: true }

type Rendered = Pick<StaticHandlerContext, 'matches' | 'errors'>

/** For a visitor, whether the page works without React. Error pages always do. */
export function isPlain({ matches, errors }: Rendered, site: Pick<Site, 'viewer'>): boolean {
  if (site.viewer) return false
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined
  return errors !== null || handle?.visitor === true
}
