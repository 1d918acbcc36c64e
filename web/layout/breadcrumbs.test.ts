import { expect, test } from 'vitest'
import { breadcrumbsOf } from './breadcrumbs.ts'

const labels = (path: string, name?: string) => breadcrumbsOf(path, 'Accueil', name).map(({ label }) => label)

test.each(['/', '/articles', '/article/dire-non', '/article', '/contact', '/contact/tickets/abc', '/contact/link'])(
  'hidden on %s',
  (path) => {
    expect(breadcrumbsOf(path, 'Accueil')).toEqual([])
  },
)

test('built from path segments, starting with home', () => {
  expect(breadcrumbsOf('/account/subscription', 'Accueil')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'Mon compte', to: '/account' },
    { label: 'Mon abonnement', to: null },
  ])
})

test('a segment that stands for a thing bears its name', () => {
  expect(labels('/authors/claire-vasseur', 'Claire Vasseur')).toEqual([
    'Accueil',
    'Celles qui écrivent',
    'Claire Vasseur',
  ])
})

test('a segment without a page of its own is no link', () => {
  expect(breadcrumbsOf('/callback/payment', 'Accueil')[1]).toEqual({ label: 'Paiement', to: null })
})
