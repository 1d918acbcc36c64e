import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../support/fixtures/tickets.ts'
import { type CoachingTestApp, openCoachingApp } from '../fixtures/coaching-app.ts'

let given: CoachingTestApp
let admin: Awaited<ReturnType<typeof createUser>>

beforeAll(async () => {
  given = await openCoachingApp({ now: '2026-11-23T22:30:00Z' })
  admin = await createUser(given.app, 'Ada', 'admin')
})
afterAll(() => given.app.close())

const path = '/staff/credentials'

async function proposed(fields: object = {}): Promise<string> {
  const { app, claire } = given
  const body = { coach: claire.uid, kind: 'insurance', title: 'RC Pro', validUntil: '2026-11-23', ...fields }
  const answer = await app.call('POST', path, { token: claire.token, body })
  expect(answer.status).toBe(201)
  return answer.body.payload.uid
}

const change = (uid: string, who: { token: string }, body: object) =>
  given.app.call('PATCH', `${path}/${uid}`, { token: who.token, body })

async function shown(): Promise<string[]> {
  const { app, camille, claire } = given
  const { body } = await app.call('GET', '/support/coaching/coaches', { token: camille.token })
  const coach = body.payload.find(({ uid }: { uid: string }) => uid === claire.uid)
  return coach.credentials.map(({ title, checkedBy }: Record<string, string>) => `${title}, ${checkedBy}`)
}

async function isShownToStaff(uid: string): Promise<boolean> {
  const { body } = await given.app.call('GET', path, { token: admin.token })
  return body.payload.find((one: { uid: string }) => one.uid === uid).shown
}

test('a checked credential is shown until midnight in Paris on its last valid day', async () => {
  const uid = await proposed()
  expect(await shown()).toEqual([])
  expect((await change(uid, admin, { checked: true, version: 1 })).status).toBe(200)
  given.app.clock.set(new Date('2026-11-23T22:59:59.999Z'))
  expect([await shown(), await isShownToStaff(uid)]).toEqual([['RC Pro, Ada'], true])
  given.app.clock.set(new Date('2026-11-23T23:00:00Z'))
  expect([await shown(), await isShownToStaff(uid)]).toEqual([[], false])
})

test('a coach cannot check credentials; changing one removes its check', async () => {
  const { app, claire } = given
  const uid = await proposed({ kind: 'diploma', title: 'Diplôme', validUntil: null })
  expect((await change(uid, claire, { checked: true, version: 1 })).status).toBe(403)
  const body = { coach: claire.uid, kind: 'diploma', title: 'Faux', checked: true }
  expect((await app.call('POST', path, { token: claire.token, body })).status).toBe(403)
  await change(uid, admin, { checked: true, version: 1 })
  expect(await shown()).toEqual(['Diplôme, Ada'])
  expect((await change(uid, claire, { title: 'Autre diplôme', version: 2 })).body.payload.checked).toBe(false)
  expect(await shown()).toEqual([])
})

test('insurance needs an end date; coaches reach only their own credentials', async () => {
  const { app, claire, nadia } = given
  const body = { coach: claire.uid, kind: 'insurance', title: 'RC Pro' }
  expect((await app.call('POST', path, { token: claire.token, body })).status).toBe(400)
  expect((await app.call('POST', path, { token: nadia.token, body })).status).toBe(403)
  const uid = await proposed()
  expect((await change(uid, nadia, { title: 'Rien', version: 1 })).status).toBe(403)
  expect((await app.call('GET', path, { token: nadia.token })).body.payload).toEqual([])
})

test('the public page of a coach shows a credential once it is checked', async () => {
  const { app, claire } = given
  const uid = await proposed({ kind: 'diploma', title: 'Diplôme d’État', validUntil: null })
  const read = async () => (await app.call('GET', `/content/coaches/coach-${claire.uid}`)).body.payload.credentials
  expect(await read()).not.toContainEqual(expect.objectContaining({ title: 'Diplôme d’État' }))
  await change(uid, admin, { checked: true, version: 1 })
  expect(await read()).toContainEqual(expect.objectContaining({ title: 'Diplôme d’État', checkedBy: 'Ada' }))
})
