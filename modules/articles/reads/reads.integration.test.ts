import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { accountsUid, cards, createSubscriber, lastSubscription } from '../../subscriptions/fixtures/subscriber.ts'
import { createStaffArticle, createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-30T21:30:00Z' })
  admin = await createUser(app, ['admin'])
  const editor = await createUserToken(app, 'editor')
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  for (const title of ['Un', 'Deux', 'Trois', 'Quatre']) {
    await createStaffArticle(app, editor, { title, state: 'published', date: '2026-06-01T08:00:00Z' })
  }
  await createStaffArticle(app, editor, { title: 'Brouillon' })
})
afterAll(() => app.close())

const read = async (uid: string, userAgent = browser) =>
  (await app.call('POST', `/content/articles/${uid}/reads`, { headers: { 'user-agent': userAgent } })).status
const figures = async (query = '') => {
  const answer = await admin.get(`/staff/figures/articles${query}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.payload.rows.map(
    ({ article, reads, starts }: { article: { uid: string }; reads: number | null; starts: number | null }) =>
      [article.uid, reads, starts] as const,
  )
}
const fromArticleOf = async (uid: string) => (await lastSubscription(app, await accountsUid(app, uid)))?.fromArticle

test('reads are counted by month in Paris; counts below ten are hidden', async () => {
  expect(await figures()).toEqual([])
  for (let count = 0; count < 11; count += 1) expect(await read('deux')).toBe(204)
  await Promise.all(Array.from({ length: 9 }, () => read('un')))
  expect(await figures()).toEqual([
    ['deux', 11, 0],
    ['un', null, 0],
  ])
  // Passes midnight in Paris.
  app.clock.advance(31 * 60_000)
  expect(await read('deux')).toBe(204)
  expect(await figures('?from=2026-06-15&to=2026-06-15')).toEqual([
    ['deux', 11, 0],
    ['un', null, 0],
  ])
  expect(await figures('?from=2026-07-01')).toEqual([['deux', null, 0]])
  expect(await figures()).toContainEqual(['deux', 12, 0])
})

test('reads by robots and reads of drafts or unknown articles are not counted', async () => {
  expect(await read('trois', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(204)
  expect(await read('brouillon')).toBe(404)
  expect(await read('inconnu')).toBe(404)
  expect((await figures()).map(([uid]: readonly [string]) => uid)).not.toContain('trois')
})

test('a started subscription counts for its article and then drops the reference', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => createSubscriber(app)))
  for (const member of members) {
    expect((await member.subscribe(undefined, { body: { fromArticle: 'quatre' } })).status).toBe(200)
    expect(await fromArticleOf(member.uid)).toBeNull()
  }
  expect(await figures()).toContainEqual(['quatre', 0, 10])
})

test('a pending order stores its article without counting it; a refused one drops it', async () => {
  const waiting = await createSubscriber(app)
  await waiting.subscribe(cards.pending, { body: { fromArticle: 'trois' } })
  expect(await fromArticleOf(waiting.uid)).toBe('trois')
  expect((await figures()).map(([uid]: readonly [string]) => uid)).not.toContain('trois')
  const refused = await createSubscriber(app)
  expect((await refused.subscribe(cards.refused, { body: { fromArticle: 'trois' } })).status).toBe(400)
  expect(await fromArticleOf(refused.uid)).toBeNull()
  expect((await figures()).map(([uid]: readonly [string]) => uid)).not.toContain('trois')
})

test('the order of the articles does not reveal hidden numbers', async () => {
  await Promise.all(Array.from({ length: 3 }, () => read('trois')))
  const hidden = (await figures()).filter(([, reads]: readonly [string, number | null]) => reads === null)
  expect(hidden.map(([uid]: readonly [string]) => uid)).toEqual(['trois', 'un'])
})
