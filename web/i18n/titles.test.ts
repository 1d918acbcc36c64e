import { expect, test } from 'vitest'
import { documentTitle } from './titles.ts'

const title = (path: string, name?: string) => documentTitle('Éclore', path, name)

test('the title is the site’s, a dash, the page’s from the translation key for the path', () => {
  expect(title('/articles')).toBe('Éclore – Le magazine')
  expect(title('/registration/success')).toBe('Éclore – Votre inscription')
  expect(title('/registration/payment')).toBe('Éclore – L’abonnement')
  expect(title('/contact/tickets/abc')).toBe('Éclore – Votre demande')
  expect(title('/nulle-part')).toBe('Éclore – Page introuvable')
})

test('what has a name bears it, set as French sets it', () => {
  expect(title('/article/dire-non', 'Dire non : l’art')).toBe('Éclore – Dire non\u00a0: l’art')
})
