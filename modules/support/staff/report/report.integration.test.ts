import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
beforeAll(async () => {
  app = await createTestApp({ now: '2026-06-26T10:00:00Z', env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(() => app.close())

async function opened(title: string, tags: string[] = []): Promise<string> {
  const body = { title, message: 'Bonjour', email: `${randomUUID()}@exemple.fr`, name: 'Zoé' }
  const { uid } = (await app.call('POST', '/support/contact/tickets', { body })).body.payload
  if (tags.length > 0) await change(uid, { tags })
  return uid
}

async function change(uid: string, body: object): Promise<void> {
  const { version } = (await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })).body.payload
  const path = `/staff/tickets/${uid}`
  expect((await app.call('PATCH', path, { token: julie.token, body: { ...body, version } })).status).toBe(200)
}

const answer = (uid: string) =>
  app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body: { message: 'Voilà' } })

/** Signs in each time: staff sessions expire within the days that these tests let pass. */
async function ask(from: string, to: string, role: 'support' | 'coach' = 'support') {
  const { token } = await createUser(app, 'Nora', role)
  return app.call('GET', `/staff/ticket-report?from=${from}&to=${to}`, { token })
}

test('tickets are counted by category and tag, with times and satisfaction', async () => {
  const first = await opened('[Paiement]: Une carte', ['carte', 'urgent'])
  const second = await opened('[Paiement]: Un reçu', ['carte'])
  await opened('Sans rubrique')
  app.clock.advance(60_000)
  await answer(first)
  app.clock.advance(60_000)
  await answer(second)
  await change(second, { status: 'closed' })
  await app.platform.db.execute(
    sql`insert into support_surveys (ticket_uid, digest, asked_at, expires_at, rating, answered_at)
        values (${second}, ${randomUUID()}, now(), now(), 4, now())
        on conflict (ticket_uid) do update set rating = 4`,
  )
  app.clock.advance(2 * 86_400_000)
  await opened('[Paiement]: Plus tard')

  const { payload } = (await ask('2026-06-26', '2026-06-27')).body
  const rated = { average: 4, count: 1 }
  expect(payload.total).toEqual({
    name: null,
    tickets: 3,
    unanswered: 1,
    closed: 1,
    medianFirstAnswerSeconds: expect.closeTo(90, 0),
    satisfaction: rated,
  })
  expect(payload.categories).toMatchObject([
    { name: 'Paiement', tickets: 2, unanswered: 0, medianFirstAnswerSeconds: expect.closeTo(90, 0) },
    { name: null, tickets: 1, unanswered: 1, medianFirstAnswerSeconds: null },
  ])
  expect(payload.tags).toMatchObject([
    { name: 'carte', tickets: 2, satisfaction: rated },
    { name: 'urgent', tickets: 1, satisfaction: { average: null, count: 0 } },
    { name: null, tickets: 1 },
  ])
})

test('a report counts days in Paris time and refuses invalid periods', async () => {
  app.clock.advance(Date.parse('2026-06-30T22:30:00Z') - app.clock.now().getTime())
  await opened('Après minuit à Paris')
  const totalOf = async (day: string) => (await ask(day, day)).body.payload.total.tickets
  expect([await totalOf('2026-06-30'), await totalOf('2026-07-01')]).toEqual([0, 1])
  expect((await ask('2026-07-02', '2026-07-01')).status).toBe(400)
  expect((await ask('2025-01-01', '2026-07-01')).status).toBe(400)
  expect((await ask('hier', '2026-07-01')).status).toBe(400)
})

test('a coach without help desk access is refused', async () => {
  expect((await ask('2026-06-26', '2026-06-27', 'coach')).status).toBe(403)
})

test('each figure of the report equals the number of tickets in its list', async () => {
  const { token } = await createUser(app, 'Nora', 'support')
  const days = '2026-06-26..2026-06-30'
  const total = async (part: string, more: string) => {
    const query = `filter[reported]=${part}@${days}${more}`
    return (await app.call('GET', `/staff/tickets?${query}`, { token })).body.page.total
  }
  const groups = (named: string, unnamed: string) => (name: string | null) =>
    name === null ? `&filter[${unnamed}]=true` : `&filter[${named}]=${name}`
  const { payload } = (await ask('2026-06-26', '2026-06-30')).body
  const lines = [
    [payload.total, ''],
    ...payload.categories.map((line: { name: string }) => [line, groups('category', 'uncategorised')(line.name)]),
    ...payload.tags.map((line: { name: string }) => [line, groups('tags', 'untagged')(line.name)]),
  ]
  expect(lines.length).toBe(6)
  for (const [line, more] of lines) {
    const counts = [line.tickets, line.unanswered, line.closed, line.satisfaction.count]
    const parts = ['tickets', 'unanswered', 'closed', 'rated'].map((part) => total(part, more))
    expect(await Promise.all(parts), `${line.name}`).toEqual(counts)
    expect(await total('answered', more)).toBe(line.tickets - line.unanswered)
  }
})

test.each([
  'unanswered@2026-06-26',
  'late@2026-06-26..2026-06-30',
  'closed@2026-06-31..2026-07-01',
  'closed@2026-07-01..2026-06-01',
  'closed@2025-01-01..2026-07-01',
])('a list limited to « %s » is refused', async (reported) => {
  const { token } = await createUser(app, 'Nora', 'support')
  expect((await app.call('GET', `/staff/tickets?filter[reported]=${reported}`, { token })).status).toBe(400)
})

test('a coach who filters by a report figure sees no help desk ticket', async () => {
  const { token } = await createUser(app, 'Claire', 'coach')
  const path = '/staff/tickets?filter[reported]=tickets@2026-06-26..2026-06-30'
  expect((await app.call('GET', path, { token })).body.payload).toEqual([])
})
