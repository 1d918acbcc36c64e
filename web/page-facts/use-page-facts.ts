import { useMatches } from 'react-router'
import type { PageFacts } from './page-facts.ts'

const nothing: PageFacts = {}

/** Page facts of the current route. */
export const usePageFacts = (): PageFacts => (useMatches().at(-1)?.handle as PageFacts | undefined) ?? nothing
