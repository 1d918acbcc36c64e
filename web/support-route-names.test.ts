import { expect, test } from 'vitest'
import routes from './routes.ts'
import { supportRouteNames } from './support-route-names.ts'

const namesIn = (list: typeof routes): string[] =>
  list.flatMap(({ id, children }) => [...(id === undefined ? [] : [id]), ...namesIn(children ?? [])])

test('the site’s routes have the names of the specification', () => {
  expect(namesIn(routes)).toEqual(expect.arrayContaining(Object.values(supportRouteNames())))
  expect(Object.values(supportRouteNames()).sort()).toEqual([
    'coaching',
    'coaching-discuss-uid',
    'coaching-new-discussion',
    'contact',
    'contact-link',
    'contact-new-ticket',
    'contact-ticket',
    'contact-tickets',
  ])
})

test('given route names replace only their defaults', () => {
  const names = supportRouteNames({ contact: 'aide', contactTicket: 'demande' })
  expect(names).toMatchObject({ contact: 'aide', contactTicket: 'demande', contactTickets: 'contact-tickets' })
})

test.each([
  ['a route there is not', { help: 'aide' }, 'no route of support called help'],
  ['a name with a space', { contact: 'mon aide' }, 'not a route name: mon aide'],
  ['an empty name', { contact: '' }, 'not a route name'],
  ['a name another has', { contact: 'coaching' }, 'two routes share a name'],
])('%s is refused', (_what, own: Record<string, string>, said) => {
  expect(() => supportRouteNames(own)).toThrow(said)
})
