import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type OpenedTicket, type TestUser } from '../fixtures/tickets.ts'
import { askOpinionsSweep } from './ask.ts'

let app: TestApp
let marion: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  marion = await createUser(app, 'Marion', 'support')
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())

const hour = 3_600_000
/** Signs in again: an access token lasts an hour. */
async function comeBack(who: TestUser): Promise<string> {
  const body = { identifier: who.email, password: 'petite-fleur-rose' }
  return (await app.call('POST', '/auth_check', { body })).body.payload.token
}
async function answered(): Promise<OpenedTicket> {
  const opened = await createContactTicket(app)
  const token = await comeBack(marion)
  await app.call('POST', `/staff/tickets/${opened.uid}/messages`, { token, body: { message: 'Voilà' } })
  return opened
}
const close = ({ uid, headers }: OpenedTicket) => app.call('POST', `/support/contact/tickets/${uid}/close`, { headers })
async function askedOf(email: string): Promise<string[]> {
  await askOpinionsSweep.handle(app.platform)
  await app.settle()
  const asked = (await app.mailsTo(email)).filter(({ kind }) => kind === 'support.opinion-asked')
  return asked.map(({ text }) => /survey\?t=([\w-]+)/.exec(text)?.[1] ?? '')
}
const read = (token: string) => app.call('POST', '/support/surveys/read', { body: { token } })
const answer = (token: string, rating: unknown, comment?: string) =>
  app.call('POST', '/support/surveys/answer', { body: { token, rating, comment } })

describe('a day after a ticket was closed', () => {
  test('one survey is mailed, whose link is stored only as a digest', async () => {
    const ticket = await answered()
    await close(ticket)
    app.clock.advance(23 * hour)
    expect(await askedOf(ticket.email)).toEqual([])
    app.clock.advance(2 * hour)
    const [token = '', ...more] = await askedOf(ticket.email)
    expect([token.length, more]).toEqual([43, []])
    expect(await askedOf(ticket.email)).toHaveLength(1)
    const stored = await rowsOf(app.platform.db, sql`select * from support_surveys`)
    expect(JSON.stringify(stored)).not.toContain(token)
    const mails = await rowsOf(app.platform.db, sql`select * from mails where kind = 'support.opinion-asked'`)
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain(token)
  })

  test('no survey is mailed without a staff answer, after a reply, or too late', async () => {
    const old = await answered()
    await close(old)
    app.clock.advance(48 * hour)
    const [unanswered, reopened] = [await createContactTicket(app), await answered()]
    for (const ticket of [unanswered, reopened]) await close(ticket)
    await app.call('POST', `/support/contact/tickets/${reopened.uid}/messages`, {
      headers: reopened.headers,
      body: { message: 'Encore' },
    })
    app.clock.advance(25 * hour)
    for (const { email } of [unanswered, reopened, old]) expect(await askedOf(email)).toEqual([])
  })
})

describe('the link', () => {
  async function asked() {
    const ticket = await answered()
    await close(ticket)
    app.clock.advance(25 * hour)
    const [token = ''] = await askedOf(ticket.email)
    return { ...ticket, token }
  }

  test('a survey link accepts several answers, of which the last counts', async () => {
    const { uid, token } = await asked()
    for (let times = 0; times < 3; times += 1) expect((await read(token)).body.payload.answer).toBeNull()
    expect((await answer(token, 2, 'Un peu long')).status).toBe(200)
    expect((await answer(token, 5, 'Parfait, finalement')).body.payload.answer).toMatchObject({ rating: 5 })
    const staff = { token: await comeBack(marion) }
    const seen = (await app.call('GET', `/staff/tickets/${uid}`, staff)).body.payload.satisfaction
    expect(seen).toMatchObject({ rating: 5, comment: 'Parfait, finalement' })
    const [listed] = (await app.call('GET', `/staff/tickets?filter[uid]=${uid}`, staff)).body.payload
    expect(listed.rating).toBe(5)
    const overview = await app.call('GET', '/staff/overview', { token: await comeBack(admin) })
    expect(overview.body.payload.satisfaction).toEqual({ average: 5, count: 1 })
  })

  test('a survey link is replaced when its mail is resent before it expires', async () => {
    const { email, token } = await asked()
    const resend = async () => {
      // A mail that was sent no longer stores its link.
      await app.platform.db.execute(sql`update mails set encrypted_link = null where recipient = ${email}`)
      app.clock.advance(hour / 60)
      const found = (await app.mailsTo(email)).find(({ kind }) => kind === 'support.opinion-asked')
      return app.call('POST', `/staff/mails/${found?.uid}/resend`, { token: await comeBack(admin) })
    }
    expect((await resend()).status).toBe(200)
    const [renewed = ''] = await askedOf(email)
    expect(renewed).toHaveLength(43)
    expect(renewed).not.toBe(token)
    expect([(await read(token)).status, (await read(renewed)).status]).toEqual([404, 200])
    app.clock.advance(30 * 24 * hour)
    expect((await resend()).status).toBe(409)
  })

  test('a survey link refuses invalid ratings and expires after thirty days', async () => {
    const { token } = await asked()
    for (const rating of [0, 6, 2.5, '5', null]) expect((await answer(token, rating)).status).toBe(400)
    app.clock.advance(30 * 24 * hour)
    expect([(await read(token)).status, (await answer(token, 5)).status]).toEqual([404, 404])
    expect((await read('x'.repeat(43))).status).toBe(404)
  })
})

test('a discussion’s survey does not mention coaching and encrypts the comment', async () => {
  const [camille, claire] = [await createUser(app, 'Camille', 'vip'), await createUser(app, 'Claire', 'coach')]
  const body = { title: 'Un doute', message: 'Bonjour', coach: claire.uid }
  const { uid } = (await app.call('POST', '/support/coaching/tickets', { token: camille.token, body })).body.payload
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: claire.token, body: { message: 'Voilà' } })
  await app.call('POST', `/support/coaching/tickets/${uid}/close`, { token: camille.token })
  app.clock.advance(25 * hour)
  const [token = ''] = await askedOf(camille.email)
  const mail = (await app.mailsTo(camille.email)).at(-1)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/coach|discussion|Claire|doute/i)
  await answer(token, 4, 'Ma phrase à moi')
  const stored = JSON.stringify(await rowsOf(app.platform.db, sql`select comment from support_surveys`))
  expect(stored).not.toContain('Ma phrase')
  const seen = await app.call('GET', `/staff/tickets/${uid}`, { token: await comeBack(claire) })
  expect(seen.body.payload.satisfaction.comment).toBe('Ma phrase à moi')
  const seenBy = async (who: TestUser) =>
    (await app.call('GET', `/staff/tickets?filter[uid]=${uid}`, { token: await comeBack(who) })).body.payload[0]
  expect([(await seenBy(claire)).rating, (await seenBy(admin)).rating]).toEqual([4, null])
  const exported = await app.call('GET', `/users/${camille.uid}/export`, { token: await comeBack(camille) })
  expect(JSON.stringify(exported.body)).toContain('Ma phrase à moi')
})
