import type { StaticHandlerContext } from 'react-router'
import type { PageFacts } from '../page-facts/page-facts.ts'

type Rendered = Pick<StaticHandlerContext, 'matches' | 'errors'>

/** Tells whether React renders the page on the server only. Error pages are static, whatever page they replace. */
export const isStatic = ({ matches, errors }: Rendered): boolean =>
  errors !== null || (matches.at(-1)?.route.handle as PageFacts | undefined)?.app !== true
