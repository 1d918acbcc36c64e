import { neutralPage } from '../../discretion/neutral-page.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'

export const handle: PageFacts = {}

/** Where the way out leads: nothing on it tells of this site. */
export const loader = (): Response => neutralPage()
