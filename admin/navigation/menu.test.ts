import { expect, test } from 'vitest'
import { type Role, role } from '../../contracts/accounts/roles.ts'
import { mayOpenAs, pageRoles, pages, pagesOf } from '../pages.ts'
import { resources, resourcesOf } from '../resources.ts'
import { findMenuPlace, menuOf, startOf, titleOf } from './menu.ts'

const table = (...roles: Role[]) =>
  Object.fromEntries(menuOf(roles).map(({ title, entries }) => [title, entries.map((one) => one.title).join(' · ')]))

test('Each role has its own menu and start page', () => {
  expect([table('admin'), startOf(['admin'])]).toEqual([
    {
      'Aujourd’hui': 'Aujourd’hui',
      Échanges: 'Demandes · Réponses types · Mails à régler',
      Magazine: 'Articles · À la une · Rubriques et mots-clés · Images',
      Membres: 'Personnes · Abonnements · Paiements · Cadeaux',
      Équipe: 'Personnes · Qui est là · Fiches de coach',
      'Mon site': 'Accueil · Pages et menu · Thèmes de coaching · Témoignages · Identité · Offres · Courriers',
      Chiffres: 'Abonnements · Argent · Réponses · Lectures',
      Réglages:
        'Ouverture · Société et mentions · Promesses et retards · Données personnelles · Importer et exporter · Pour la technique',
    },
    '/today',
  ])
  expect([table('coach'), startOf(['coach'])]).toEqual([
    { Échanges: 'Mes échanges · Réponses types', Équipe: 'Qui est là · Fiches de coach' },
    '/tickets',
  ])
  expect([table('support'), startOf(['support'])]).toEqual([
    {
      Échanges: 'Demandes · Réponses types · Mails à régler',
      Membres: 'Personnes',
      Équipe: 'Horaires',
      Chiffres: 'Réponses',
    },
    '/tickets',
  ])
  expect([table('editor'), startOf(['editor'])]).toEqual([
    {
      Magazine: 'Articles · À la une · Rubriques et mots-clés · Images',
      'Mon site': 'Accueil · Pages · Thèmes de coaching',
      Réglages: 'Importer et exporter',
    },
    '/articles/review',
  ])
  expect([table('writer'), startOf(['writer'])]).toEqual([{ Magazine: 'Articles' }, '/articles'])
  expect(table('vip')).toEqual({})
})

test('The menus and pageRoles list exactly the existing screens', () => {
  const paths = menuOf(role.options).flatMap(({ entries }) =>
    entries.flatMap(({ tabs }) => tabs.map(({ path }) => path)),
  )
  const custom = Object.keys(pages)
  const screens = [...resources.map(({ name }) => name), ...custom]
  expect([...new Set(paths), ...Object.keys(pageRoles)].toSorted()).toEqual(
    screens.filter((path) => !path.includes(':')).toSorted(),
  )
})

test('A role’s menu has no list that the role may not read', () => {
  for (const one of role.options) {
    const readable = resourcesOf([one]).map(({ name }) => name)
    const lists = resources.map(({ name }) => name)
    const paths = menuOf([one]).flatMap(({ entries }) => entries.flatMap(({ tabs }) => tabs.map(({ path }) => path)))
    expect(
      paths.filter((path) => lists.includes(path) && !readable.includes(path)),
      one,
    ).toEqual([])
  }
})

test('A role without a list in its menu has no list screen', () => {
  const withoutList = (one: Role) => resourcesOf([one]).filter(({ list, name }) => list && !mayOpenAs([one])(name))
  expect(role.options.flatMap((one) => withoutList(one).map(({ name }) => [one, name]))).toEqual([['support', 'mails']])
})

test('A URL belongs to the menu entry with the longest matching path', () => {
  const menu = menuOf(['admin'])
  const titles = (pathname: string) => {
    const place = findMenuPlace(menu, pathname)
    return place && [place.group.title, place.entry.title, place.tab.title, titleOf(place)]
  }
  expect(titles('/articles/calendar')).toEqual(['Magazine', 'Articles', 'Calendrier', 'Calendrier'])
  expect(titles('/articles/review')).toEqual(['Magazine', 'Articles', 'À relire', 'À relire'])
  expect(titles('/codes/ETE')).toEqual(['Mon site', 'Offres', 'Codes de réduction', 'Codes de réduction'])
  expect(titles('/articles/respirer')).toEqual(['Magazine', 'Articles', 'Liste', 'Articles'])
  expect(titles('/credits')).toEqual(['Membres', 'Paiements', 'Cashbacks', 'Cashbacks'])
  expect(titles('/figures/answers')).toEqual(['Chiffres', 'Réponses', 'Échanges et notes', 'Échanges et notes'])
  expect(titles('/figures')).toEqual(['Chiffres', 'Abonnements', 'Abonnements', 'Abonnements'])
  expect(titles('/me')).toBeUndefined()
})

test('Conversations are « Mes échanges » for coaches, « Demandes » for the help desk', () => {
  const title = (...roles: Role[]) => {
    const place = findMenuPlace(menuOf(roles), '/tickets/some')
    return place && titleOf(place)
  }
  expect([title('coach'), title('support'), title('admin')]).toEqual(['Mes échanges', 'Demandes', 'Demandes'])
  expect(title('coach', 'admin')).toBe('Mes échanges')
})

test('A role can open only the pages of its menu and those listed for it', () => {
  expect(pagesOf(['support']).map(([path]) => path)).toEqual(['me', 'new-request', 'ticket-report'])
  expect(pagesOf(['coach']).map(([path]) => path)).toEqual(['caseload', 'me'])
  expect(pagesOf(['editor']).map(([path]) => path)).toEqual([
    'articles/calendar',
    'articles/review',
    'exchange',
    'home',
    'me',
    'menu',
  ])
  expect(pagesOf(['writer']).map(([path]) => path)).toEqual(['articles/calendar', 'me'])
  const notTheOwners = Object.keys(pages).filter((path) => !pagesOf(['admin']).some(([one]) => one === path))
  expect(notTheOwners).toEqual(['caseload'])
})
