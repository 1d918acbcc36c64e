import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { openCoachingApp } from '../fixtures/coaching-app.ts'

let app: TestApp
let claire: TestUser
let nadia: TestUser
let third: TestUser
let julie: TestUser
let admin: TestUser
beforeAll(async () => {
  ;({ app, claire, nadia } = await openCoachingApp({ now: '2026-11-12T09:00:00Z' }))
  third = await createUser(app, 'Agnès', 'coach')
  julie = await createUser(app, 'Julie', 'support')
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())

const call = (who: TestUser, method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/${path}`, { token: who.token, body })
const read = async (who: TestUser, month = '2026-12') =>
  (await call(who, 'GET', `team-month?month=${month}`)).body.payload

async function proposed(coach: TestUser, cover: TestUser, from: string, to: string) {
  const { status, body } = await call(coach, 'POST', 'covers', { coach: coach.uid, cover: cover.uid, from, to })
  expect(status).toBe(201)
  return body.payload as { uid: string; version: number }
}
const decide = async (who: TestUser, { uid, version }: { uid: string; version: number }, state: string) =>
  expect((await call(who, 'PATCH', `covers/${uid}`, { state, version })).status).toBe(200)

test('a month lists public holidays and each coach’s hours and absences', async () => {
  const hours = [{ day: 2, from: '09:00', to: '12:00' }]
  const daysOff = [
    { from: '2026-11-28', to: '2026-12-02', label: 'Congés' },
    { from: '2026-11-02', to: '2026-11-30', label: '' },
    { from: '2027-01-01', to: '2027-01-02', label: '' },
  ]
  expect((await call(claire, 'PATCH', `working-hours/${claire.uid}`, { hours, daysOff, version: 1 })).status).toBe(200)
  const month = await read(nadia)
  expect(month).toMatchObject({ month: '2026-12', total: 3, publicHolidays: ['2026-12-25'], covers: [] })
  expect(month.coaches.map(({ name }: { name: string }) => name)).toEqual(['Agnès', 'Claire', 'Nadia'])
  const [, colleague, own] = month.coaches
  expect(colleague).toEqual({
    uid: claire.uid,
    name: 'Claire',
    hours,
    daysOff: daysOff.slice(0, 1),
    may: { change: false, arrangeCover: false },
  })
  expect(own.hours.length).toBeGreaterThan(0)
  expect(own.may).toEqual({ change: true, arrangeCover: true })
  expect((await read(admin)).coaches[1].may).toEqual({ change: true, arrangeCover: true })
  expect((await read(julie)).coaches[1].may).toEqual({ change: false, arrangeCover: false })
  expect((await read(nadia, '2027-05')).publicHolidays).toEqual([
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
  ])
})

test('proposed covers are shown to those concerned, agreed ones to the whole team', async () => {
  const cover = await proposed(claire, nadia, '2026-11-30', '2026-12-02')
  const facts = { uid: cover.uid, coachName: 'Claire', coverName: 'Nadia', from: '2026-11-30', to: '2026-12-02' }
  for (const who of [claire, nadia, admin])
    expect((await read(who)).covers).toMatchObject([{ ...facts, state: 'proposed', may: { open: true } }])
  for (const who of [third, julie]) expect((await read(who)).covers).toEqual([])

  await decide(nadia, cover, 'agreed')
  for (const who of [third, julie])
    expect((await read(who)).covers).toMatchObject([{ ...facts, state: 'agreed', may: { open: false } }])
  for (const month of ['2026-10', '2027-01']) expect((await read(claire, month)).covers).toEqual([])
  expect((await read(claire, '2026-11')).covers).toMatchObject([facts])

  await decide(claire, { ...cover, version: cover.version + 1 }, 'closed')
  for (const who of [claire, nadia, admin, third]) expect((await read(who)).covers).toEqual([])
})

test('a suspended coach is not in the month; an invalid month is refused', async () => {
  expect((await call(admin, 'POST', `members/${third.uid}/suspend`, { reason: 'Partie' })).status).toBe(200)
  expect((await read(claire)).coaches.map(({ name }: { name: string }) => name)).toEqual(['Claire', 'Nadia'])
  for (const month of ['2026-13', '2026-1', 'décembre', ''])
    expect((await call(claire, 'GET', `team-month?month=${encodeURIComponent(month)}`)).status, month).toBe(400)
})
