import type { fr } from '../../i18n/fr.ts'

type FooterKey = Extract<keyof typeof fr.layout.footer, string>

interface FixedLink {
  to: string
  key: FooterKey
}

/** Links to end the contract (L215-1-1, L221-21) and to its terms: on every page, whatever the owner puts in the footer. */
export const contractLinks: readonly FixedLink[] = [
  { to: '/cancel-contract', key: 'cancel' },
  { to: '/withdraw-contract', key: 'withdraw' },
  { to: '/terms-of-service', key: 'terms' },
]

export const legalLinks: readonly FixedLink[] = [
  { to: '/legal-notice', key: 'legal' },
  { to: '/privacy', key: 'privacy' },
  { to: '/cookies', key: 'cookies' },
  { to: '/accessibility', key: 'accessibility' },
]

export const shortLinks: readonly FixedLink[] = [{ to: '/contact', key: 'contact' }, ...contractLinks, ...legalLinks]
