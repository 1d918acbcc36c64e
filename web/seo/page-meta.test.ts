import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const site = { houseName: 'Éclore', publicUrl: 'https://maison.fr' }
const title = (pathname: string, name?: string) => pageMeta({ ...site, location: { pathname }, name })[0]

test('the title is the site’s, a dash, the page’s from the translation key for the path', () => {
  expect(title('/articles')).toEqual({ title: 'Éclore – Le magazine' })
  expect(title('/registration/success')).toEqual({ title: 'Éclore – Votre inscription' })
  expect(title('/contact/tickets/abc')).toEqual({ title: 'Éclore – Votre demande' })
  expect(title('/nulle-part')).toEqual({ title: 'Éclore – Page introuvable' })
})

test('what has a name bears it, set as French sets it', () => {
  expect(title('/article/dire-non', 'Dire non : l’art')).toEqual({ title: 'Éclore – Dire non\u00a0: l’art' })
})

test('the canonical address has no query and no trailing slash', () => {
  const meta = pageMeta({ ...site, location: { pathname: '/articles/' } })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://maison.fr/articles' })
})
