import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { followEvents } from '../fixtures/event-stream.ts'
import { createContactTicket, createUser, randomEmail, type TestUser } from '../fixtures/tickets.ts'

let app: TestApp
let beside: TestApp
let marion: TestUser
let lou: TestUser
let claire: TestUser
let camille: TestUser

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  beside = await createTestApp({ env: { DEMO: '1' }, beside: app, workers: false })
  marion = await createUser(app, 'Marion', 'support')
  lou = await createUser(app, 'Lou', 'support', 'admin')
  claire = await createUser(app, 'Claire', 'coach')
  camille = await createUser(app, 'Camille', 'vip')
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

const staff = (who: TestUser, method: string, path: string, body?: unknown, at = app) =>
  at.call(method, `/staff/${path}`, { token: who.token, body })
const ticketOf = async (uid: string) => (await staff(marion, 'GET', `tickets/${uid}`)).body.payload
const discussion = async () => {
  const body = { title: 'Un doute', message: 'Bonjour', coach: claire.uid }
  return (await app.call('POST', '/support/coaching/tickets', { token: camille.token, body })).body.payload.uid
}
const contentsOf = (messages: { content: string; internal?: boolean }[]) =>
  messages.filter(({ internal }) => !internal).map(({ content }) => content)

test('tags are visible to staff only, usable as a filter, unique and case-insensitive', async () => {
  const { uid, headers } = await createContactTicket(app)
  const tag = randomUUID().slice(0, 8)
  const changed = await staff(marion, 'PATCH', `tickets/${uid}`, {
    tags: [`${tag} B`, tag, tag.toUpperCase()],
    version: 1,
  })
  expect(changed.body.payload).toMatchObject({ tags: [tag, `${tag} b`], version: 2 })
  const found = (await staff(marion, 'GET', `tickets?filter[tags]=${tag}&filter[tags]=autre`)).body
  expect(found).toMatchObject({ payload: [{ uid }], page: { total: 1 } })
  expect((await staff(marion, 'PATCH', `tickets/${uid}`, { tags: [], version: 1 })).status).toBe(409)
  const own = await app.call('GET', `/support/contact/tickets/${uid}`, { headers })
  expect(JSON.stringify(own.body)).not.toContain(tag)
})

test('tags of a discussion are refused: they would reveal encrypted content', async () => {
  const answer = await staff(claire, 'PATCH', `tickets/${await discussion()}`, { tags: ['deuil'], version: 1 })
  expect([answer.status, answer.body.violations[0].property]).toEqual([400, 'tags'])
})

describe('two tickets of one user', () => {
  async function both() {
    const email = randomEmail()
    const first = await createContactTicket(app, { email, message: 'Premier' })
    app.clock.advance(1000)
    const second = await createContactTicket(app, { email, message: 'Deuxième' })
    app.clock.advance(1000)
    await app.call('POST', `/support/contact/tickets/${first.uid}/messages`, {
      headers: first.headers,
      body: { message: 'Troisième' },
    })
    return { first, second }
  }
  const merge = (uid: string, into: string, version = 1, who = marion) =>
    staff(who, 'POST', `tickets/${uid}/merge`, { into, version })

  test('two tickets merge into one without changing dates or authors of messages', async () => {
    const { first, second } = await both()
    const before = [...(await ticketOf(first.uid)).messages, ...(await ticketOf(second.uid)).messages]
    await staff(marion, 'POST', `tickets/${second.uid}/messages`, { message: 'Une note', internal: true })
    const answer = await merge(second.uid, first.uid)
    expect([answer.status, answer.body.payload.uid, answer.body.payload.unread]).toEqual([200, first.uid, 3])
    const own = (await app.call('GET', `/support/contact/tickets/${second.uid}`, { headers: second.headers })).body
      .payload
    expect([own.uid, contentsOf(own.messages)]).toEqual([first.uid, ['Premier', 'Deuxième', 'Troisième']])
    for (const { uid, date, contact } of before) {
      expect(own.messages.find((message: { uid: string }) => message.uid === uid)).toMatchObject({ date, contact })
    }
    const whole = await ticketOf(first.uid)
    const notes = whole.messages.filter((message: { internal: boolean }) => message.internal)
    expect(notes.map(({ content }: { content: string }) => content)).toEqual([
      'Une note',
      expect.stringContaining('réunie'),
    ])
    const audit = await staff(lou, 'GET', `audit?filter[target]=${second.uid}`)
    expect(audit.body.payload).toMatchObject([{ action: 'tickets.merge', details: { into: first.uid } }])
    const listed = (await app.call('GET', '/support/contact/tickets', { headers: first.headers })).body.payload
    expect(listed.map(({ uid }: { uid: string }) => uid)).toEqual([first.uid])
    expect((await staff(marion, 'GET', `tickets?q=${first.email}`)).body.page.total).toBe(1)
  })

  test('two tickets are searched through the old link after a merge', async () => {
    const { first, second } = await both()
    await merge(second.uid, first.uid)
    const found = await app.call('GET', `/support/contact/tickets/${second.uid}/messages?q=ieme`, {
      headers: second.headers,
    })
    expect(contentsOf(found.body.payload)).toEqual(['Troisième', 'Deuxième'])
  })

  test('two tickets receive messages sent through the old link after a merge', async () => {
    const { first, second } = await both()
    const stream = await followEvents(app, `/support/contact/tickets/${first.uid}/events`, first.headers)
    await merge(second.uid, first.uid)
    const body = { message: 'Quatrième' }
    const sent = await app.call('POST', `/support/contact/tickets/${second.uid}/messages`, {
      headers: second.headers,
      body,
    })
    expect(sent.status).toBe(201)
    const received = new Set((await stream.events(4)).map(({ data }) => data.content))
    stream.leave()
    expect([...received]).toEqual(['Premier', 'Deuxième', 'Troisième', 'Quatrième'])
    const page = async (query: string) =>
      (await app.call('GET', `/support/contact/tickets/${first.uid}?length=2${query}`, { headers: first.headers })).body
    const newest = await page('')
    const older = await page(`&cursor=${newest.page.endCursor}`)
    expect([contentsOf(newest.payload.messages), contentsOf(older.payload.messages), older.page.hasNextPage]).toEqual([
      ['Troisième', 'Quatrième'],
      ['Premier', 'Deuxième'],
      false,
    ])
  })

  test('two tickets become one pending ticket if staff had not answered both', async () => {
    const { first, second } = await both()
    const since = (await ticketOf(second.uid)).waitingSince
    await staff(marion, 'POST', `tickets/${first.uid}/messages`, { message: 'Voilà' })
    expect((await merge(second.uid, first.uid)).status).toBe(200)
    expect(await ticketOf(first.uid)).toMatchObject({ status: 'pending', waitingSince: since })
  })

  test('tickets of different users, in coaching, locked or merged cannot merge', async () => {
    const { first, second } = await both()
    const other = await createContactTicket(app)
    const [one, two] = [await discussion(), await discussion()]
    expect((await merge(first.uid, other.uid)).status).toBe(409)
    expect((await merge(first.uid, first.uid)).status).toBe(409)
    expect((await merge(first.uid, randomUUID())).status).toBe(409)
    expect((await merge(randomUUID(), first.uid)).status).toBe(404)
    expect((await merge(one, two, 1, claire)).status).toBe(409)
    expect((await merge(one, two)).status).toBe(403)
    expect((await merge(second.uid, first.uid, 9)).status).toBe(409)
    const answers = await Promise.all([merge(second.uid, first.uid), merge(first.uid, second.uid)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await staff(marion, 'PATCH', `tickets/${other.uid}`, { status: 'locked', version: 1 })
    const late = await createContactTicket(app, { email: other.email })
    expect((await merge(late.uid, other.uid)).status).toBe(409)
  })
})

describe('presence', () => {
  const notify = (who: TestUser, uid: string, state: string, at = app) =>
    staff(who, 'POST', `tickets/${uid}/presence`, { state }, at)

  test('presence reaches staff in every process until it ends, but never the user', async () => {
    const { uid, headers } = await createContactTicket(app)
    const ownStream = await followEvents(app, `/support/contact/tickets/${uid}/events`, headers)
    const stream = await followEvents(beside, `/staff/tickets/${uid}/events`, { authorization: `Bearer ${lou.token}` })
    expect((await notify(marion, uid, 'writing')).body.payload).toEqual([])
    const others = async () => (await notify(lou, uid, 'reading', beside)).body.payload
    await expect.poll(others).toMatchObject([{ contact: { uid: marion.uid, name: 'Marion' }, state: 'writing' }])
    const pass = (milliseconds: number) => {
      app.clock.advance(milliseconds)
      beside.clock.advance(milliseconds)
    }
    pass(11_000)
    expect(await others()).toMatchObject([{ state: 'reading' }])
    pass(20_000)
    expect(await others()).toEqual([])
    await expect
      .poll(async () => (await notify(marion, uid, 'reading')).body.payload)
      .toMatchObject([{ contact: { name: 'Lou' } }])
    await notify(lou, uid, 'left', beside)
    await expect.poll(async () => (await notify(marion, uid, 'reading')).body.payload).toEqual([])
    await staff(marion, 'POST', `tickets/${uid}/messages`, { message: 'Fin' })
    await ownStream.events(1)
    stream.leave()
    ownStream.leave()
    expect(await ownStream.ended()).not.toContain('presence')
    expect(await stream.ended()).toContain('event: presence')
  })

  test('presence shows reading instead of typing once the answer is sent', async () => {
    const { uid } = await createContactTicket(app)
    const others = async () => (await notify(lou, uid, 'reading', beside)).body.payload
    await notify(marion, uid, 'writing')
    await expect.poll(others).toMatchObject([{ state: 'writing' }])
    await staff(marion, 'POST', `tickets/${uid}/messages`, { message: 'Voilà' })
    await expect.poll(others).toMatchObject([{ contact: { name: 'Marion' }, state: 'reading' }])
  })

  test('presence can be reported only by staff who may read without a reason', async () => {
    const other = await createUser(app, 'Nadia', 'coach')
    const uid = await discussion()
    expect((await notify(claire, uid, 'reading')).status).toBe(200)
    expect((await notify(other, uid, 'reading')).status).toBe(403)
  })
})

describe('a saved reply', () => {
  const save = (content: string) => staff(marion, 'POST', 'saved-replies', { type: 'contact', title: 'Merci', content })

  test('a saved reply is filled in for the ticket in which it is used', async () => {
    const { uid } = await createContactTicket(app, { name: 'Zoé d’Été' })
    const reply = (await save('Bonjour {{prenom}}, au sujet de « {{sujet}} ». {{signature}}')).body.payload.uid
    const filled = await staff(marion, 'GET', `tickets/${uid}/replies/${reply}`)
    expect(filled.body.payload.content).toBe('Bonjour Zoé, au sujet de « Une question ». Marion')
  })

  test('a saved reply shows unknown variables as they were typed', async () => {
    const { uid } = await createContactTicket(app)
    const reply = (await save('Bonjour {{prénomm}}')).body.payload.uid
    const filled = await staff(marion, 'GET', `tickets/${uid}/replies/${reply}`)
    expect(filled.body.payload).toEqual({ content: 'Bonjour {{prénomm}}', unknown: ['prénomm'] })
  })
})
