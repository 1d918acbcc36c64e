import type { StaticHandlerContext } from 'react-router'
import type { Site } from '../context.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'

type Rendered = Pick<StaticHandlerContext, 'matches' | 'errors'>

/** Whether the page works without React. For a visitor error pages always do. */
export function isPlain({ matches, errors }: Rendered, site: Pick<Site, 'viewer' | 'shared'>): boolean {
  if (site.shared) return true
  const handle = matches.at(-1)?.route.handle as PageFacts | undefined
  if (site.viewer) return errors === null && handle?.plain !== undefined
  return errors !== null || handle?.cached !== undefined || handle?.plain !== undefined
}
