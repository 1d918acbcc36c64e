import type { StaticHandlerContext } from 'react-router'
import type { Site } from '../context.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'

type Rendered = Pick<StaticHandlerContext, 'matches' | 'errors' | 'loaderData'>

function hasBrought(loaded: Rendered['loaderData'], wanted: readonly string[]): boolean {
  const brought: Record<string, unknown> = Object.assign({}, ...Object.values(loaded))
  return wanted.every((name) => brought[name] !== null && brought[name] !== undefined)
}

/** Whether the page works without React. For a visitor error pages always do. */
export function isPlain({ matches, errors, loaderData }: Rendered, site: Pick<Site, 'viewer' | 'shared'>): boolean {
  if (site.shared) return true
  const { plain, hydratedWith, cached } = (matches.at(-1)?.route.handle as PageFacts | undefined) ?? {}
  if (errors !== null) return !site.viewer
  if (hydratedWith && hasBrought(loaderData, [hydratedWith])) return false
  return plain !== undefined || (cached !== undefined && !site.viewer)
}
