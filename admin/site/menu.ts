import { lateAnswerWords } from '../late-answers/words.ts'
import { frameWords } from '../site-frame/words.ts'
import { settingsWords } from '../site-settings/words.ts'
import { siteWords } from './words.ts'

/** The screens about the site itself, below /admin, in the order of their menu. `pages.ts` has the screen of each. */
export const siteMenu = [
  { path: 'opening', title: siteWords.opening.title },
  { path: 'settings', title: settingsWords.title },
  { path: 'navigation', title: frameWords.navigation.title },
  { path: 'contact-page', title: frameWords.contact.title },
  { path: 'search-texts', title: frameWords.search.title },
  { path: 'legal-facts', title: siteWords.legal.title },
  { path: 'late-answers', title: lateAnswerWords.title },
  { path: 'privacy-register', title: siteWords.register.title },
] as const

export type SitePath = (typeof siteMenu)[number]['path']
