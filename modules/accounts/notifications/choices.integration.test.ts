import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { type CoachingTestApp, createDiscussion, openCoachingApp } from '../../coaching/fixtures/coaching-app.ts'
import type { TestUser } from '../../support/fixtures/tickets.ts'

let app: TestApp
let scene: CoachingTestApp
beforeAll(async () => {
  scene = await openCoachingApp()
  app = scene.app
})
afterAll(() => app.close())

const read = async ({ uid, token }: TestUser) =>
  (await app.call('GET', `/users/${uid}/notifications`, { token })).body.payload
const choose = ({ uid, token }: TestUser, body: unknown) =>
  app.call('PUT', `/users/${uid}/notifications`, { token, body })
const none = {
  mail: { message: false, reminder: false, letter: false },
  push: { message: false, reminder: false },
  quietHours: { from: '21:00', to: '08:00' },
}

describe('notification choices', () => {
  test('Members can choose messages, reminders and the letter', async () => {
    const { camille } = scene
    expect(await read(camille)).toEqual({
      mail: { message: true, reminder: true, letter: false },
      push: { message: true, reminder: true },
      quietHours: null,
    })
    expect(await choose(camille, none)).toMatchObject({ status: 200, body: { payload: none } })
    expect(await read(camille)).toEqual(none)
  })

  test('Staff can also choose submissions, returns and mentions', async () => {
    const { nadia } = scene
    const ofStaff = { submission: true, return: true, mention: true }
    expect(await read(nadia)).toEqual({
      mail: { message: false, reminder: true, letter: false, ...ofStaff },
      push: { message: true, reminder: true, ...ofStaff },
      quietHours: null,
    })
    const chosen = { ...none, mail: { ...none.mail, ...ofStaff, mention: false } }
    expect((await choose(nadia, chosen)).body.payload).toEqual({ ...chosen, push: { ...none.push, ...ofStaff } })
  })

  test('Nobody reads or changes the choices of others', async () => {
    const { camille, claire } = scene
    const strangers = { ...claire, uid: camille.uid }
    expect((await choose(strangers, none)).status).toBe(403)
    expect((await app.call('GET', `/users/${camille.uid}/notifications`, { token: claire.token })).status).toBe(403)
  })

  test.each([
    { ...none, quietHours: { from: '21:00', to: '21:00' } },
    { ...none, quietHours: { from: '25:00', to: '08:00' } },
    { ...none, push: { message: true } },
  ])('A malformed choice is refused: %j', async (body) => {
    expect((await choose(scene.camille, body)).status).toBe(400)
  })

  test('An answer is mailed only to members who want such mails', async () => {
    const { camille, claire } = scene
    const uid = await createDiscussion(app, camille, claire)
    const answer = () =>
      app.call('POST', `/staff/tickets/${uid}/messages`, { token: claire.token, body: { message: 'Bonjour' } })
    const mailed = async () => (await app.mailsTo(camille.email)).filter(({ kind }) => kind === 'coaching.answered')
    await choose(camille, none)
    expect((await answer()).status).toBe(201)
    expect(await mailed()).toEqual([])
    await choose(camille, { ...none, mail: { ...none.mail, message: true } })
    expect((await answer()).status).toBe(201)
    expect(await mailed()).toHaveLength(1)
  })
})
