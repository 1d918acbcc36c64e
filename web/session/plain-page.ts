import type { StaticHandlerContext } from 'react-router'
import type { Site } from '../context.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'

type Rendered = Pick<StaticHandlerContext, 'matches' | 'errors'>

/** For a visitor, whether the page works without React. Error pages always do. */
export function isPlain({ matches, errors }: Rendered, site: Pick<Site, 'viewer'>): boolean {
  if (site.viewer) return false
  const handle = matches.at(-1)?.route.handle as PageFacts | undefined
  return errors !== null || handle?.cached !== undefined
}
