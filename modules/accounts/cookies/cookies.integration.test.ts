import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { cookieChoices } from '../tables.ts'
import { forgetOldCookieChoices } from './record-cookie-choice.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-06-15T12:00:00Z' })
})
afterAll(() => app.close())

const keep = (body: object) => app.call('POST', '/cookie-choices', { body })

const storedChoices = (consentId: string) =>
  app.platform.db
    .select({ accepted: cookieChoices.accepted, version: cookieChoices.version, at: cookieChoices.at })
    .from(cookieChoices)
    .where(eq(cookieChoices.consentId, consentId))
    .orderBy(asc(cookieChoices.at), asc(cookieChoices.uid))

test('every cookie choice is stored with its date and the version of the text', async () => {
  const consentId = randomUUID()
  const first = await keep({ consentId, accepted: ['necessary', 'measurement'], version: '1' })
  expect([first.status, first.body.payload]).toEqual([
    201,
    { consentId, accepted: ['measurement', 'necessary'], version: '1', date: '2026-06-15T12:00:00.000Z' },
  ])
  app.clock.advance(24 * 3_600_000)
  await keep({ consentId, accepted: ['necessary'], version: '1' })
  expect(await storedChoices(consentId)).toEqual([
    { accepted: ['measurement', 'necessary'], version: '1', at: new Date('2026-06-15T12:00:00Z') },
    { accepted: ['necessary'], version: '1', at: new Date('2026-06-16T12:00:00Z') },
  ])
})

test.each([
  ['a name instead of an id', { consentId: 'zoe', accepted: [], version: '1' }],
  ['an unknown purpose', { consentId: randomUUID(), accepted: ['profiling'], version: '1' }],
  ['more than was asked', { consentId: randomUUID(), accepted: [], version: '1', email: 'a@exemple.fr' }],
])('%s is refused', async (_title, body) => {
  expect((await keep(body)).status).toBe(400)
})

test('cookie choices are deleted after five years', async () => {
  const consentId = randomUUID()
  await keep({ consentId, accepted: ['necessary'], version: '1' })
  await forgetOldCookieChoices(app.platform.db, new Date('2031-06-15T12:00:00Z'))
  expect(await storedChoices(consentId)).toHaveLength(1)
  await forgetOldCookieChoices(app.platform.db, new Date('2031-07-01T12:00:00Z'))
  expect(await storedChoices(consentId)).toHaveLength(0)
})

test('one network is limited to 60 cookie choices', async () => {
  app.clock.advance(3_600_000)
  const answers: number[] = []
  for (let count = 0; count < 62; count++) {
    answers.push((await keep({ consentId: randomUUID(), accepted: [], version: '1' })).status)
  }
  expect(answers).toEqual([...Array(60).fill(201), 429, 429])
})
