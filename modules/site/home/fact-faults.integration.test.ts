import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HomeContent, StaffHome } from '../../../contracts/site/home.ts'
import { demoHero, demoHome } from '../../../demo/home.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { defaultHome } from './default-home.ts'
import { insertRevision } from './queries-home.ts'

let app: TestApp
let editor: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  editor = await createUser(app, 'Sophie', 'editor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: object) =>
  app.call(method, path, { token: editor.token, ...(body ? { body } : {}) })
const draft = async (): Promise<StaffHome> => (await call('GET', '/staff/home')).body.payload
const save = async (change: Partial<HomeContent>) =>
  call('PUT', '/staff/home', { ...change, version: (await draft()).version })
const publish = async () => call('POST', '/staff/home/publish', { version: (await draft()).version })

test('saving refuses an unknown fact and names the text that uses it', async () => {
  const before = await draft()
  const faultsOf = async (change: Partial<HomeContent>) => {
    const { status, body } = await save(change)
    const faults = (body.violations ?? []).map((one: Record<string, string>) => `${one.property}: ${one.message}`)
    return [status, faults.toSorted()]
  }
  const { hero, offer, headings } = defaultHome
  expect(
    await faultsOf({
      hero: { ...hero, title: 'Dès {{formule.prx}}' },
      questions: [
        { question: 'Combien ?', answer: '<p>{{formule.prix}}</p>' },
        { question: 'Et puis ?', answer: '<p>{{ formule.prx }} puis {{formule.autre}}</p>' },
      ],
    }),
  ).toEqual([
    400,
    [
      'hero.title: Le site n’a pas d’information {{formule.prx}}.',
      'questions.1.answer: Le site n’a pas d’information {{formule.prx}}.',
    ],
  ])
  expect(await faultsOf({ offer: { ...offer, points: ['Sans frais', '{{formule prix}}'] } })).toEqual([
    400,
    [
      'offer.points.1: «\u00a0{{formule prix\u00a0» n’est pas une information du site\u00a0: écrivez par exemple {{formule.prix}}.',
    ],
  ])
  expect((await draft()).version).toBe(before.version)
  expect(await faultsOf({ headings: { ...headings, steps: { title: '{{editeur.nom}}', text: '' } } })).toEqual([
    200,
    [],
  ])
})

test('the texts of a new site and of the demo name known facts only', async () => {
  for (const content of [defaultHome, { ...demoHome, hero: { ...demoHero, image: null } }]) {
    expect((await save(content)).status).toBe(200)
  }
})

test('publishing refuses a restored revision that uses an unknown fact', async () => {
  const { version } = await draft()
  const { db } = app.platform
  const closing = { title: 'Dès {{formule.prx}}', text: '' }
  await insertRevision(db, {
    ...{ n: version + 1, date: app.clock.now(), by: '', byUid: null },
    content: { ...defaultHome, closing },
  })
  const restored = await call('POST', `/staff/home/revisions/${version + 1}/restore`, { version })
  expect([restored.status, restored.body.payload?.closing]).toEqual([200, closing])
  const refused = await publish()
  expect([refused.status, refused.body.violations]).toEqual([
    409,
    [expect.objectContaining({ property: 'closing.title', message: expect.stringContaining('{{formule.prx}}') })],
  ])
  await save({ closing: defaultHome.closing, questions: [] })
  expect((await publish()).status).toBe(200)
})

test('a visible section needs a title; the exchange needs three messages', async () => {
  const { headings, exchange, hidden } = defaultHome
  const untitled = { ...headings, magazine: { title: '', text: '' } }
  const two = exchange.slice(0, 2)
  const refused = await save({ headings: untitled, exchange: two, hidden: [] })
  const faults = [
    ['headings.magazine.title', 'Donnez un titre à cette partie, ou masquez-la.'],
    ['exchange', expect.stringContaining('de 3 à 6\u00a0messages')],
  ]
  const said = ({ body }: typeof refused) =>
    body.violations.map(({ property, message }: Record<string, string>) => [property, message])
  expect([refused.status, said(refused)]).toEqual([400, faults])
  expect((await save({ headings: untitled, exchange: two, hidden: ['exchange', 'magazine'] })).status).toBe(200)
  expect((await publish()).status).toBe(200)

  // In a working copy from before the rule, other parts can be saved, but the copy cannot be published.
  await app.platform.db.execute(sql`update site_home set draft = jsonb_set(draft, '{hidden}', '[]')`)
  expect((await save({ steps: [] })).status).toBe(200)
  const kept = await publish()
  expect([kept.status, said(kept)]).toEqual([409, faults])
  expect((await save({ hidden: [] })).status).toBe(400)
  expect((await save({ headings, exchange, hidden })).status).toBe(200)
  expect((await publish()).status).toBe(200)
})
