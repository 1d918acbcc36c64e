import type { SitePageUid } from '../../../contracts/articles/site-page-uids.ts'
import { defaultLegalNotice, defaultPrivacyPolicy } from './default-legal-pages.ts'
import { defaultTerms } from './default-terms.ts'

export interface DefaultPage {
  uid: SitePageUid
  title: string
  /** HTML as the sanitiser writes it, so that starting the server does not load the sanitiser */
  content: string
}

const nb = '\u00a0'

const about = `
<p>Ce site est un magazine, et un lieu où écrire à des coachs.</p>
<h2>Le magazine</h2>
<p>Toutes et tous peuvent parcourir nos articles. Pour les lire en entier, il suffit de se connecter.</p>
<h2>Le coaching</h2>
<p>L’abonnement ouvre un espace privé où nos coachs répondent par écrit, sans limite${nb}; le magazine est gratuit avec un compte. Il s’arrête quand vous le souhaitez, depuis votre compte.</p>
<h2>Nous écrire</h2>
<p>Une question${nb}? La page <a href="/contact">contact</a> est ouverte à tout le monde, avec ou sans compte.</p>`

const pages: readonly DefaultPage[] = [
  { uid: 'about', title: 'À propos', content: about },
  { uid: 'terms-of-service', title: 'Conditions générales', content: defaultTerms },
  { uid: 'legal-notice', title: 'Mentions légales', content: defaultLegalNotice },
  { uid: 'privacy', title: 'Confidentialité', content: defaultPrivacyPolicy },
]

export const defaultPages: readonly DefaultPage[] = pages.map(({ content, ...page }) => ({
  ...page,
  content: content.replaceAll('\n', ''),
}))

const startAbout = defaultPages.find(({ uid }) => uid === 'about')?.content

/** Tells whether a page still has the initial text that its owner should replace. Legal pages are complete and have their own checks. */
export const hasDefaultText = ({ uid, content }: { uid: string; content: string }): boolean =>
  uid === 'about' && content === startAbout
