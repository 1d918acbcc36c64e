import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createDevice,
  type FakePushService,
  fakePushService,
  runDue,
  type TestDevice,
} from '../../accounts/fixtures/push-device.ts'
import {
  type CoachingTestApp,
  createDiscussion,
  discussionsPath,
  openCoachingApp,
} from '../../coaching/fixtures/coaching-app.ts'
import { createUser, randomEmail, type TestUser } from '../fixtures/tickets.ts'
import { unreadNoticeJob } from './unread-notice.ts'

let app: TestApp
let scene: CoachingTestApp
let service: FakePushService

// A Tuesday, ten in the morning in Paris: within the coaches' hours.
const tuesday = '2036-11-18T09:00:00Z'

beforeAll(async () => {
  scene = await openCoachingApp({ now: tuesday, workers: false })
  app = scene.app
})
afterAll(() => app.close())
beforeEach(() => {
  service = fakePushService(app)
})

async function subscribed({ token }: TestUser): Promise<TestDevice & { uid: string }> {
  const device = createDevice()
  const answer = await app.call('POST', '/push/subscriptions', { token, body: device.subscription })
  expect(answer.status).toBe(201)
  return { ...device, uid: answer.body.payload.uid }
}

const pass = async (seconds = 15) => {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))
  await runDue(app, unreadNoticeJob)
}
const pushesTo = (device: TestDevice) =>
  service.sent.filter(({ endpoint }) => endpoint === device.subscription.endpoint).map(device.read)
const write = (path: string, { token }: TestUser, message = 'Un secret de santé') =>
  app.call('POST', `${path}/messages`, { token, body: { message } })
const answer = (uid: string, coach: TestUser, message?: string) => write(`/staff/tickets/${uid}`, coach, message)
const signIn = async ({ email }: TestUser) =>
  (await app.call('POST', '/auth_check', { body: { identifier: email, password: 'petite-fleur-rose' } })).body.payload
    .token

/** A new member and a new coach with a discussion, both signed in. */
async function pair(): Promise<{ member: TestUser; coach: TestUser; uid: string }> {
  const member = await createUser(app, 'Camille', 'vip')
  const coach = await createUser(app, 'Claire', 'coach')
  const uid = await createDiscussion(app, member, coach)
  await pass()
  return { member, coach, uid }
}

describe('an answer', () => {
  test('The member gets a push that reveals nothing of the content', async () => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    await answer(uid, coach)
    await answer(uid, coach)
    await pass()
    expect(pushesTo(device)).toEqual([
      { title: 'Nouveau message', tag: uid, url: `http://localhost:3000/coaching/${uid}`, badge: 2 },
    ])
    const [sent] = service.sent
    expect(sent?.headers).toMatchObject({ TTL: '86400', 'Content-Encoding': 'aes128gcm' })
    expect(sent?.headers.Authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
    expect(JSON.stringify(sent?.headers)).not.toContain(uid)
  })

  test('A member who has already read the answer gets no push', async () => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    await answer(uid, coach)
    await app.call('POST', `${discussionsPath}/${uid}/read`, { token: member.token })
    await pass()
    expect(pushesTo(device)).toEqual([])
  })

  test('Reading the answer elsewhere withdraws the push and updates the badge', async () => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    await answer(uid, coach)
    await pass()
    await app.call('POST', `${discussionsPath}/${uid}/read`, { token: member.token })
    // The notice is withdrawn at once: no time passes.
    await pass(0)
    expect(pushesTo(device).at(-1)).toMatchObject({ tag: uid, badge: 0, read: true })
    const count = pushesTo(device).length
    await answer(uid, coach)
    await app.call('POST', `${discussionsPath}/${uid}/read`, { token: member.token })
    await pass()
    expect(pushesTo(device)).toHaveLength(count)
  })

  test.each([
    ['Europe/Paris', '09:00', '10:30'],
    ['America/Montreal', '03:00', '04:30'],
  ])('Quiet hours of %s postpone the push', async (timeZone, from, to) => {
    app.clock.set(tuesday)
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    const choices = {
      mail: { message: true, reminder: true, letter: false },
      push: { message: true, reminder: true },
      quietHours: { from, to },
    }
    await app.call('PUT', `/users/${member.uid}/time-zone`, { token: member.token, body: { timeZone } })
    await app.call('PUT', `/users/${member.uid}/notifications`, { token: member.token, body: choices })
    await answer(uid, coach)
    await pass()
    expect(pushesTo(device)).toEqual([])
    await pass(1800)
    expect(pushesTo(device)).toHaveLength(1)
  })

  test('A member who wants no pushes gets none', async () => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    const choices = {
      mail: { message: true, reminder: true, letter: false },
      push: { message: false, reminder: true },
      quietHours: null,
    }
    await app.call('PUT', `/users/${member.uid}/notifications`, { token: member.token, body: choices })
    await answer(uid, coach)
    await pass()
    expect(pushesTo(device)).toEqual([])
  })
})

describe('a message to staff', () => {
  test('The coach gets the push within their working hours', async () => {
    const { member, coach, uid } = await pair()
    app.clock.set('2036-11-18T22:00:00Z')
    coach.token = await signIn(coach)
    member.token = await signIn(member)
    const device = await subscribed(coach)
    await write(`${discussionsPath}/${uid}`, member)
    await pass()
    expect(pushesTo(device)).toEqual([])
    await pass(12 * 3600)
    expect(pushesTo(device)).toEqual([
      { title: 'Nouveau message', tag: uid, url: `http://localhost:3000/admin/tickets/${uid}`, badge: 2 },
    ])
    app.clock.set(tuesday)
  })

  test('A colleague mentioned in a note gets a push and a mail', async () => {
    const opened = await app.call('POST', '/support/contact/tickets', {
      body: { title: '[Paiement]: Une question', message: 'Bonjour', email: randomEmail(), name: 'Zoé' },
    })
    const { uid } = opened.body.payload
    const named = await createUser(app, 'Inès Roy', 'support')
    const other = await createUser(app, 'Marion', 'support')
    const devices = [await subscribed(named), await subscribed(other)] as const
    const body = { message: 'À voir avec @inès roy, merci.', internal: true }
    expect((await app.call('POST', `/staff/tickets/${uid}/messages`, { token: other.token, body })).status).toBe(201)
    await runDue(app)
    expect(devices.map((device) => pushesTo(device).length)).toEqual([1, 0])
    expect((await app.mailsTo(named.email)).map(({ kind }) => kind)).toContain('accounts.notice')
  })
})

describe('the end of a push subscription', () => {
  const ends: Record<string, (member: TestUser & { device: string }) => Promise<unknown>> = {
    'sign-out': ({ token }) => app.call('DELETE', '/session', { token }),
    removal: ({ token, device }) => app.call('DELETE', `/push/subscriptions/${device}`, { token }),
    'status 404': async () => Object.assign(service, { status: 404 }),
    'status 410': async () => Object.assign(service, { status: 410 }),
  }
  test.each(Object.keys(ends))('%s', async (how) => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    await ends[how]?.({ ...member, device: device.uid })
    await answer(uid, coach)
    await pass()
    const count = how.startsWith('status') ? 1 : 0
    expect(pushesTo(device)).toHaveLength(count)
    await answer(uid, coach)
    await pass()
    expect(pushesTo(device)).toHaveLength(count)
  })

  test('is not caused by an unavailable push service: the push is retried', async () => {
    const { member, coach, uid } = await pair()
    const device = await subscribed(member)
    await answer(uid, coach)
    service.status = 503
    await expect(pass()).rejects.toThrow('fcm.googleapis.com answered 503')
    service.status = 201
    await answer(uid, coach)
    await pass()
    expect(pushesTo(device)).toHaveLength(2)
  })
})
