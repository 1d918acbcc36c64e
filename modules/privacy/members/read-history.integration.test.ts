import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { publishSheet } from '../../support/fixtures/tickets.ts'

let app: TestApp
let admin: Person
let support: Person
let member: Person
let coach: Person
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'], 'Ada')
  support = await createUser(app, ['support'])
  coach = await createUser(app, ['coach'], 'Claire')
  await publishSheet(app.platform.db, { uid: coach.uid, name: 'Claire' })
  member = await createUser(app, ['user', 'vip'], 'Zoé')
})
afterAll(() => app.close())

const historyFor = async (who: Person) => (await who.get(`/staff/members/${member.uid}/history`)).body.payload
const kindsFor = async (who: Person) => (await historyFor(who)).map(({ kind }: { kind: string }) => kind)

test('support sees tickets; admins also see discussions, readers and consents', async () => {
  expect(await historyFor(support)).toEqual([])
  app.clock.advance(1000)
  const body = { title: '[Autre]: Question', message: 'Un secret', email: member.email, name: 'Zoé' }
  await app.call('POST', '/support/contact/tickets', { token: member.token, body })
  app.clock.advance(1000)
  const consent = { kind: 'coaching', version: '1' }
  const given = await member.post(`/users/${member.uid}/consents`, consent)
  app.clock.advance(1000)
  const asked = { title: '[Vie]: Un doute', message: 'Bonjour', coach: coach.uid }
  const discussion = (await member.post('/support/coaching/tickets', asked)).body.payload.uid
  app.clock.advance(1000)
  expect((await admin.get(`/staff/tickets/${discussion}?reason=Plainte`)).status).toBe(200)
  expect(given.status, JSON.stringify(given.body)).toBeLessThan(300)

  expect(await kindsFor(support)).toEqual(['ticket'])
  const seen = await historyFor(admin)
  expect(seen.map(({ kind }: { kind: string }) => kind)).toEqual(['reading', 'discussion', 'consent-given', 'ticket'])
  expect(seen.slice(0, 2)).toMatchObject([
    { ticket: discussion, by: 'Ada' },
    { ticket: discussion, coach: 'Claire' },
  ])
  expect(JSON.stringify(seen)).not.toMatch(/secret|Plainte|Un doute/)
})

test('an unknown account returns 404', async () => {
  expect((await admin.get('/staff/members/0198c0de-0000-7000-8000-000000000001/history')).status).toBe(404)
})
