import { useMatches } from 'react-router'
import type { PageFacts } from './page-facts.ts'

const nothing: PageFacts = {}

export const usePageFacts = (): PageFacts => (useMatches().at(-1)?.handle as PageFacts | undefined) ?? nothing
