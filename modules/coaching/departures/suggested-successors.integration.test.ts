import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { type CoachingTestApp, createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'

let given: CoachingTestApp
let owner: TestUser
beforeEach(async () => {
  given = await openCoachingApp()
  owner = await createUser(given.app, 'Élise', 'admin')
})
afterEach(() => given.app.close())

const call = async (method: string, path: string, body?: unknown) =>
  given.app.call(method, `/staff${path}`, { token: owner.token, body })
const departureOf = async ({ uid }: TestUser) => (await call('GET', `/coaches/${uid}/departure`)).body.payload
const suggestionsFor = async (coach: TestUser): Promise<(string | null)[]> =>
  (await departureOf(coach)).discussions.map(({ suggested }: { suggested: string | null }) => suggested)
async function limit({ uid }: TestUser, capacity: number | null): Promise<void> {
  const { version } = (await call('GET', `/coach-profiles/${uid}`)).body.payload
  expect((await call('PATCH', `/coach-profiles/${uid}`, { capacity, version })).status).toBe(200)
}
const propose = async (leaving: TestUser, discussion: string, coach: TestUser) => {
  const { version } = await departureOf(leaving)
  const proposals = [{ discussion, coach: coach.uid }]
  return (await call('POST', `/coaches/${leaving.uid}/departure`, { proposals, version })).status
}

test('A departure suggests colleagues only up to their capacity', async () => {
  const { app, camille, claire, nadia } = given
  const lea = await createUser(app, 'Léa', 'coach')
  await createDiscussion(app, camille, claire)
  const [first = '', second = '', third = ''] = [
    await createDiscussion(app, camille, lea),
    await createDiscussion(app, camille, lea),
    await createDiscussion(app, camille, lea),
  ]
  await limit(claire, 1)
  await limit(nadia, 2)
  expect(await suggestionsFor(lea)).toEqual([nadia.uid, nadia.uid, null])

  // A full colleague can still be chosen by hand, and is listed last.
  const { colleagues } = await departureOf(lea)
  expect(colleagues.map(({ uid }: { uid: string }) => uid)).toEqual([nadia.uid, claire.uid])
  expect(await propose(lea, third, claire)).toBe(202)
  // Open proposals count towards the capacity too.
  expect(await propose(lea, first, nadia)).toBe(202)
  expect(await suggestionsFor(lea)).toEqual([null, nadia.uid, null])
  expect(await propose(lea, second, nadia)).toBe(202)
})

test('A departure suggests the least busy colleague for each discussion', async () => {
  const { app, camille, claire, nadia } = given
  const lea = await createUser(app, 'Léa', 'coach')
  await createDiscussion(app, camille, claire)
  for (let count = 0; count < 3; count += 1) await createDiscussion(app, camille, lea)
  expect(await suggestionsFor(lea)).toEqual([nadia.uid, nadia.uid, claire.uid])
})

test('A departure suggests nobody while every colleague is full', async () => {
  const { app, camille, claire, nadia } = given
  const lea = await createUser(app, 'Léa', 'coach')
  for (const coach of [claire, nadia]) {
    await createDiscussion(app, camille, coach)
    await limit(coach, 1)
  }
  const discussion = await createDiscussion(app, camille, lea)
  expect(await suggestionsFor(lea)).toEqual([null])
  expect(await propose(lea, discussion, nadia)).toBe(202)
})
