import { expect, test } from 'vitest'
import { sitePages } from '../../fixtures/site-pages.ts'
import { breadcrumbsOf, trailOf } from './breadcrumbs.ts'

const site = await sitePages()
const crumbs = (pathname: string, name?: string) =>
  breadcrumbsOf({ ...site.at(pathname)?.facts, pathname, name, trail: trailOf(pathname, site) }, 'Accueil')
const labels = (pathname: string, name?: string) => crumbs(pathname, name).map(({ label }) => label)

test.each(['/', '/articles', '/article/dire-non', '/article', '/contact', '/contact/tickets/abc', '/contact/link'])(
  'hidden on %s',
  (path) => {
    expect(crumbs(path)).toEqual([])
  },
)

test('every contact page hides the breadcrumbs', () => {
  const contact = site.pages.filter(({ path }) => path.startsWith('/contact'))
  expect(contact.length).toBeGreaterThan(5)
  expect(contact.filter(({ facts }) => facts.breadcrumbs !== 'hidden')).toEqual([])
})

test('breadcrumbs follow the path segments, starting with home', () => {
  expect(crumbs('/account/subscription/card/')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'Mon compte', to: '/account' },
    { label: 'Mon abonnement', to: '/account/subscription' },
    { label: 'Moyen de paiement', to: null },
  ])
})

test('the segment of an author shows the author’s name', () => {
  expect(labels('/authors/claire-vasseur', 'Claire Vasseur')).toEqual([
    'Accueil',
    'Autrices et auteurs',
    'Claire Vasseur',
  ])
})

test('a segment without a page of its own is not a link', () => {
  expect(crumbs('/callback/payment')[1]).toEqual({ label: 'Paiement', to: null })
})

test('a result page shares the segment of the page above it', () => {
  expect(labels('/registration/welcome/success')).toEqual(['Accueil', 'Créer un compte', 'Bienvenue'])
})

test('a gift order has one segment below the gift page', () => {
  expect(labels('/gift/order/abc')).toEqual(['Accueil', 'Offrir des mois', 'Votre commande'])
})

test('a trail of another page is ignored', () => {
  const trail = trailOf('/account/subscription', site)
  const facts = site.at('/coaching')?.facts
  expect(breadcrumbsOf({ ...facts, pathname: '/coaching', trail }, 'Accueil')).toHaveLength(2)
})
