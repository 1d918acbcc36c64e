import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import { violationsOf } from '../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { createArticle, createAuthor, createCategory } from '../articles/index.ts'
import { bearerHeaders } from '../support/fixtures/attachments.ts'
import { followEvents } from '../support/fixtures/event-stream.ts'
import { createContactTicket, createUser, exportTickets, type TestUser } from '../support/fixtures/tickets.ts'
import { sendHeldSweep } from '../support/held/send-held.ts'
import { eraseSupport } from '../support/index.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from './fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
let uid: string

beforeAll(async () => {
  ;({ app, camille, claire, nadia } = await openCoachingApp())
  const { platform } = app
  const author = await createAuthor(platform, platform.db, { name: 'Claire' })
  const category = await createCategory(platform, platform.db, { name: 'Vie' })
  const article = { author, category, content: '<p>Bonjour</p>' }
  const make = (uid: string, state: 'draft' | 'published') =>
    createArticle(platform, platform.db, { ...article, uid, title: `Titre ${uid}`, state })
  await make('souffler', 'published')
  await make('marcher', 'published')
  await make('brouillon', 'draft')
})
afterAll(() => app.close())
beforeEach(async () => {
  camille = await createUser(app, 'Camille', 'vip')
  uid = await createDiscussion(app, camille, claire)
})

const call = (who: TestUser, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who.token, body })
const answer = (body: object, who = claire, of = uid) => call(who, 'POST', `/staff/tickets/${of}/messages`, body)
const readAsMember = async (who = camille) => (await call(who, 'GET', `${discussionsPath}/${uid}`)).body.payload
const forCoach = async () => (await call(claire, 'GET', `/staff/tickets/${uid}`)).body.payload
const open = (article: string, who = camille, of = uid) =>
  call(who, 'POST', `${discussionsPath}/${of}/articles/${article}/read`)
const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
const offered = async (...articles: string[]): Promise<string> =>
  (await answer({ message: 'Pour vous', articles })).body.payload.articles[0].uid
const setState = (article: string, state: string) =>
  app.platform.db.execute(sql`update articles set state = ${state} where uid = ${article}`)

test('an offered article shows title, reading time and picture to both sides', async () => {
  const sent = await answer({ message: 'Pour vous', articles: ['marcher', 'souffler', 'marcher'] })
  expect(sent.status).toBe(201)
  const card = { title: 'Titre marcher', readingTime: 1, image: null }
  expect(sent.body.payload.articles).toMatchObject([
    { article: { ...card, uid: 'marcher' }, readDateTime: null },
    { article: { uid: 'souffler' }, readDateTime: null },
  ])
  expect((await readAsMember()).messages.at(-1).articles).toEqual(sent.body.payload.articles)
  expect((await forCoach()).messages.at(-1).articles).toEqual(sent.body.payload.articles)
  expect((await readAsMember()).messages[0]).not.toHaveProperty('articles')
})

test('an offered article may be sent without a text', async () => {
  expect((await answer({ message: '', articles: ['souffler'] })).status).toBe(201)
  expect(violationsOf(await answer({ message: '', articles: [] }))).toEqual([400, ['message', 'missing']])
})

test('an unpublished or fourth article, or one in a note, is refused', async () => {
  const wrong = [
    { message: 'Oui', articles: ['brouillon'] },
    { message: 'Oui', articles: ['inconnu'] },
    { message: 'Oui', articles: ['souffler'], internal: true },
    { message: 'Oui', articles: ['a', 'b', 'c', 'd'] },
    { message: 'Oui', articles: ['brouillon'], sendAt: inSeconds(60) },
  ]
  for (const body of wrong) expect(violationsOf(await answer(body))).toEqual([400, ['articles', 'invalid']])
  const julie = await createUser(app, 'Julie', 'support')
  const ticket = await createContactTicket(app)
  const toVisitor = await answer({ message: 'Oui', articles: ['souffler'] }, julie, ticket.uid)
  expect(violationsOf(toVisitor)).toEqual([400, ['articles', 'invalid']])
  expect((await readAsMember()).messages).toHaveLength(1)
})

test('an offered article is stored encrypted but found by the words of its title', async () => {
  await offered('souffler')
  await answer({ message: 'Demain', articles: ['souffler'], sendAt: inSeconds(60) })
  const stored = await rowsOf(app.platform.db, sql`select article from support_offered_articles`)
  const held = await rowsOf(app.platform.db, sql`select articles from support_held_messages`)
  expect(JSON.stringify([stored, held])).not.toContain('souffler')
  const found = await call(camille, 'GET', `${discussionsPath}/${uid}/messages?q=titre`)
  expect(found.body.payload).toMatchObject([{ content: 'Pour vous' }])
})

test('an offered article waits with a scheduled answer and is sent with it', async () => {
  const held = await answer({ message: 'Demain', articles: ['souffler', 'marcher'], sendAt: inSeconds(60) })
  const titles = [{ article: { title: 'Titre souffler' } }, { article: { title: 'Titre marcher' } }]
  expect(held.body.payload.articles).toMatchObject(titles)
  expect((await forCoach()).held).toEqual([held.body.payload])
  app.clock.advance(61_000)
  await sendHeldSweep.handle(app.platform)
  expect((await readAsMember()).messages.at(-1)).toMatchObject({ content: 'Demain', articles: titles })
})

test('a scheduled answer fails if its article is unpublished when due', async () => {
  await answer({ message: 'Demain', articles: ['marcher'], sendAt: inSeconds(60) })
  await setState('marcher', 'archived')
  app.clock.advance(61_000)
  await sendHeldSweep.handle(app.platform)
  const [held] = (await forCoach()).held
  await setState('marcher', 'published')
  expect(held).toMatchObject({ problem: expect.stringContaining('n’est plus publié'), articles: [{ article: null }] })
  expect((await readAsMember()).messages).toHaveLength(1)
})

test('an offered article is deleted with an undone answer', async () => {
  const { body } = await answer({ message: 'Pour vous', articles: ['souffler'] })
  const [{ uid: offer }] = body.payload.articles
  expect((await call(claire, 'DELETE', `/staff/tickets/${uid}/messages/${body.payload.uid}`)).status).toBe(204)
  expect((await open(offer)).status).toBe(404)
  expect(await rowsOf(app.platform.db, sql`select from support_offered_articles where uid = ${offer}`)).toEqual([])
})

test('an article unpublished later stays in the message without a title', async () => {
  const offer = await offered('marcher')
  await setState('marcher', 'archived')
  const shown = (await readAsMember()).messages.at(-1).articles
  const opened = await open(offer)
  await setState('marcher', 'published')
  expect(shown).toEqual([{ uid: offer, article: null, readDateTime: null }])
  expect(opened.body.payload).toEqual({ article: null })
  expect((await forCoach()).messages.at(-1).articles[0].readDateTime).toBeNull()
})

test('a member’s first reading is dated and sent to the coach’s open window', async () => {
  const offer = await offered('souffler')
  const stream = await followEvents(app, `/staff/tickets/${uid}/events`, bearerHeaders(claire))
  const first = app.clock.now().toISOString()
  expect((await open(offer)).body.payload).toEqual({ article: 'souffler' })
  app.clock.advance(60_000)
  expect((await open(offer)).status).toBe(200)
  const signs = await stream.ephemeral(1)
  expect(signs.map(({ event, data }) => [event, data])).toEqual([['article-read', { uid: offer, readDateTime: first }]])
  stream.leave()
  expect((await forCoach()).messages.at(-1).articles[0].readDateTime).toBe(first)
  expect((await readAsMember()).messages.at(-1).articles[0].readDateTime).toBe(first)
})

test('a member’s reading cannot be set or read by another member or staff', async () => {
  const offer = await offered('souffler')
  const other = await createUser(app, 'Zoé', 'vip')
  const others = await createDiscussion(app, other, claire)
  await answer({ message: 'Pour vous', articles: ['souffler'] }, claire, others)
  const statuses = [await open(offer, other), await open(offer, other, others), await open(randomUUID())]
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect([(await open(offer, claire)).status, (await open(offer, nadia)).status]).toEqual([403, 403])
  await open(offer)
  const theirs = await call(other, 'GET', `${discussionsPath}/${others}`)
  expect(theirs.body.payload.messages.at(-1).articles).toMatchObject([{ readDateTime: null }])
})

test('a member’s reading is not recorded after the member has withdrawn consent', async () => {
  const offer = await offered('souffler')
  await call(camille, 'DELETE', `/users/${camille.uid}/consents/coaching`)
  expect((await open(offer)).body.payload).toEqual({ article: 'souffler' })
  expect((await readAsMember()).messages.at(-1).articles[0].readDateTime).toBeNull()
})

test('a member’s reading is exported to the member and erased with the discussions', async () => {
  const offer = await offered('souffler')
  await open(offer)
  const { platform } = app
  const [exported] = await exportTickets(platform, camille)
  expect(exported?.messages.at(-1)).toMatchObject({
    articles: [{ title: 'Titre souffler', readDateTime: expect.any(String) }],
  })
  await platform.db.transaction((db) => eraseSupport(platform, db, camille))
  expect(await rowsOf(platform.db, sql`select from support_offered_articles where uid = ${offer}`)).toEqual([])
})
