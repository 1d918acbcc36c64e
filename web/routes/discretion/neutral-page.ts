import { neutralPage } from '../../discretion/neutral-page.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'

export const handle: PageFacts = {}

/** Target of the way out: nothing on it mentions this site. */
export const loader = (): Response => neutralPage()
