import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { documentTitle, titlePath } from './titles.ts'

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

/** Addresses of pages, not of what pages fetch. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    const own = file.endsWith('.tsx') && children.length === 0 ? [here || '/'] : []
    return [...own, ...pathsOf(children, here)]
  })
}

test('every page has a title of its own', async () => {
  // A redirect, what is nowhere, and the back office, which is an application of its own.
  const pages = pathsOf(await routes).filter((path) => !['/*', '/article', '/admin/*'].includes(path))
  expect(pages).toContain('/coaching/new-discussion')
  expect(pages.filter((path) => titlePath(path.replace(/:\w+\??/g, 'x')) === '*')).toEqual([])
})
