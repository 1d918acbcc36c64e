import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ThemeQuarter } from '../../../../contracts/administration/staff-figures.ts'
import { createUser, type TestUser } from '../../../support/fixtures/tickets.ts'
import { type CoachingTestApp, createDiscussion, openCoachingApp } from '../../fixtures/coaching-app.ts'

let given: CoachingTestApp
let members: TestUser[]
beforeAll(async () => {
  // Twenty minutes before midnight in Paris, on the last day of the second quarter.
  given = await openCoachingApp({ now: '2026-06-30T21:40:00Z', workers: false })
  const names = ['Inès', 'Léa', 'Zoé', 'Jeanne', 'Alix', 'Rose']
  members = await Promise.all(names.map((name) => createUser(given.app, name, 'vip')))
})
afterAll(() => given.app.close())

const path = '/staff/figures/themes'
const period = '?from=2026-01-01&to=2026-12-31'

async function owner() {
  const { token } = await createUser(given.app, 'Odile', 'admin')
  const call = (method: string, path: string, body?: object) =>
    given.app.call(method, path, { token, ...(body && { body }) })
  const quarters = async (query = period): Promise<ThemeQuarter[]> => {
    const { status, body } = await call('GET', `${path}${query}`)
    expect(status).toBe(200)
    return body.payload.rows
  }
  return { call, quarters }
}

async function open(title: string, by: readonly TestUser[]) {
  for (const who of by) await createDiscussion(given.app, who, given.claire, { title })
}

test('themes of at least five members are counted once their quarter is over', async () => {
  await open('[Relations]: Un doute', members)
  await open('[Vie personnelle]: Un choix', members.slice(0, 5))
  await open('[Vie professionnelle]: Un entretien', members.slice(0, 2))
  await open('Sans thème', members.slice(3))
  expect(await (await owner()).quarters()).toMatchObject([{ quarter: '2026-01', themes: [], others: 0 }])

  given.app.clock.set('2026-06-30T22:10:00Z')
  await open('[Relations]: Une dispute', members.slice(0, 1))
  const { quarters } = await owner()
  const second = {
    quarter: '2026-04',
    themes: [
      { uid: 'relations', name: 'Relations', discussions: 6 },
      { uid: 'vie-personnelle', name: 'Vie personnelle', discussions: 5 },
    ],
    others: 5,
  }
  expect((await quarters()).at(-1)).toEqual(second)
  // One day more or less counts the same: a difference would reveal the theme of that day.
  expect(await quarters('?from=2026-06-29&to=2026-06-29')).toEqual([second])
  expect(await quarters('?from=2026-05-01&to=2026-06-30')).toEqual([second])
})

test('a renamed theme counts earlier discussions under its present name', async () => {
  const { call, quarters } = await owner()
  const { version } = (await call('GET', '/staff/coaching-themes/relations')).body.payload
  expect((await call('PATCH', '/staff/coaching-themes/relations', { name: 'Liens', version })).status).toBe(200)
  given.app.clock.advance(60_000)
  expect((await quarters()).at(-1)?.themes[0]).toEqual({ uid: 'relations', name: 'Liens', discussions: 6 })
})

test('members who withdrew their consent are not counted', async () => {
  const [, , , , , rose] = members
  if (!rose) throw new Error('there is no such member')
  const withdrawn = await given.app.call('DELETE', `/users/${rose.uid}/consents/coaching`, { token: rose.token })
  expect(withdrawn.status).toBe(204)
  const second = (await (await owner()).quarters()).at(-1)
  expect(second?.themes.map(({ discussions }) => discussions)).toEqual([5])
  expect(second?.others, 'a smaller remainder takes the next theme').toBe(9)
})

test('only the owner sees the figures of the last four completed quarters', async () => {
  given.app.clock.set('2027-08-01T09:00:00Z')
  const quarters = await (await owner()).quarters('?from=2026-01-01&to=2027-08-01')
  expect(quarters.map(({ quarter }) => quarter)).toEqual(['2026-07', '2026-10', '2027-01', '2027-04'])
  expect(quarters[0], 'one discussion is too few').toMatchObject({ themes: [], others: null })
  for (const role of ['coach', 'support', 'editor'] as const) {
    const { token } = await createUser(given.app, 'Sophie', role)
    expect((await given.app.call('GET', path, { token })).status).toBe(403)
  }
})
