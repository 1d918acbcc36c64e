import { neutralPage } from '../../discretion/neutral-page.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'

export const handle: PageFacts = {}

/** Target of the quick-exit button: nothing on the page mentions this site. */
export const loader = (): Response => neutralPage()
