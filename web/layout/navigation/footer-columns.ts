import type { fr } from '../../i18n/fr.ts'
import { type Audience, seesOffer } from '../../session/audience.ts'
import { offerAddress } from './navigation.ts'

type FooterKey = Extract<keyof typeof fr.layout.footer, string>

export interface FooterColumn {
  title: FooterKey
  links: readonly { to: string; key: FooterKey }[]
}

const columns: readonly FooterColumn[] = [
  {
    title: 'read',
    links: [
      { to: '/articles', key: 'all_articles' },
      { to: '/authors', key: 'authors' },
      { to: '/categories', key: 'categories' },
    ],
  },
  {
    title: 'site',
    links: [
      { to: '/about', key: 'about' },
      { to: offerAddress, key: 'subscription' },
      { to: '/gift', key: 'gift' },
      { to: '/contact', key: 'contact' },
    ],
  },
  {
    title: 'contract',
    links: [
      { to: '/cancel-contract', key: 'cancel' },
      { to: '/withdraw-contract', key: 'withdraw' },
      { to: '/terms-of-service', key: 'terms' },
    ],
  },
]

export const footerColumns = (audience: Pick<Audience, 'vip' | 'staff'>): readonly FooterColumn[] =>
  columns.map(({ title, links }) => ({
    title,
    links: links.filter(({ to }) => to !== offerAddress || seesOffer(audience)),
  }))

export const legalLinks: FooterColumn['links'] = [
  { to: '/legal-notice', key: 'legal' },
  { to: '/privacy', key: 'privacy' },
  { to: '/cookies', key: 'cookies' },
  { to: '/accessibility', key: 'accessibility' },
]

export const shortLinks: FooterColumn['links'] = [
  { to: '/contact', key: 'contact' },
  ...(columns.find(({ title }) => title === 'contract')?.links ?? []),
  ...legalLinks,
]
