import { expect, test } from 'vitest'
import { sitePages } from '../fixtures/site-pages.ts'
import { documentTitle } from './titles.ts'

const site = await sitePages()
const title = (path: string, name?: string) => documentTitle('Éclore', site.at(path)?.facts.title, name)

test('the title is the site’s, a dash, and the route’s translated title', () => {
  expect(title('/articles')).toBe('Éclore – Le magazine')
  expect(title('/registration/success')).toBe('Éclore – Votre inscription')
  expect(title('/registration/payment')).toBe('Éclore – L’abonnement')
  expect(title('/contact/tickets/abc')).toBe('Éclore – Votre demande')
  expect(title('/nulle-part')).toBe('Éclore')
})

test('a named page uses its name as its title, in French typography', () => {
  expect(title('/article/dire-non', 'Dire non : l’art')).toBe('Éclore – Dire non\u00a0: l’art')
})

test('every page has a title', () => {
  // The back office is an application of its own.
  const shown = site.pages.filter(({ isShown, path }) => isShown && !path.startsWith('/admin'))
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.filter(({ facts }) => !facts.title).map(({ path }) => path)).toEqual([])
})
