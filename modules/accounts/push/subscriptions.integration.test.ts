import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { suspendUser } from '../change-standing.ts'
import { createDevice } from '../fixtures/push-device.ts'
import { createUser, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { findDevice, listDevices } from './queries-push.ts'
import { addDevice } from './subscriptions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

const add = (token: string, body: unknown) => app.call('POST', '/push/subscriptions', { token, body })

test('The whole site has one push key, of the length that browsers expect', async () => {
  const { body } = await app.call('GET', '/push/key')
  expect(Buffer.from(body.payload.key, 'base64url')).toHaveLength(65)
  expect((await app.call('GET', '/push/key')).body.payload.key).toBe(body.payload.key)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://nom:secret@fcm.googleapis.com/fcm/send/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a',
  'https://intranet/a',
  'https://fcm.googleapis.com.exemple.fr/a',
  'https://evilpush.apple.com/a',
  'https://exemple.fr/a',
  'file:///etc/passwd',
  'pas une adresse',
])('An endpoint that is no push service is refused: %s', async (endpoint) => {
  const token = await tokenOf(app, await createUser(app))
  const { keys } = createDevice().subscription
  expect(violationsOf(await add(token, { endpoint, keys }))).toEqual([400, ['endpoint', 'invalid']])
})

test.each(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'db5p.notify.windows.com'])(
  'A device of %s is accepted',
  async (host) => {
    const token = await tokenOf(app, await createUser(app))
    expect((await add(token, createDevice(host).subscription)).status).toBe(201)
  },
)

test('A key that is not on the curve is refused', async () => {
  const token = await tokenOf(app, await createUser(app))
  const { endpoint, keys } = createDevice().subscription
  const p256dh = `B${'A'.repeat(86)}`
  expect(violationsOf(await add(token, { endpoint, keys: { ...keys, p256dh } }))).toEqual([
    400,
    ['keys.p256dh', 'invalid'],
  ])
})

test('A session has one push device, which other users cannot remove', async () => {
  const person = await createUser(app)
  const [token, stranger] = [await tokenOf(app, person), await tokenOf(app, await createUser(app))]
  const [first, second] = [createDevice().subscription, createDevice().subscription]
  const uids: string[] = []
  for (const subscription of [first, second]) uids.push((await add(token, subscription)).body.payload.uid)
  expect(await findDevice(app.platform.db, uids[0] ?? '')).toBeUndefined()
  const path = `/push/subscriptions/${uids[1]}`
  expect((await app.call('DELETE', path, { token: stranger })).status).toBe(404)
  expect((await app.call('DELETE', path, { token })).status).toBe(204)
})

test('A device that changes hands gets pushes for its new user only', async () => {
  const [one, other] = [await createUser(app), await createUser(app)]
  const { subscription } = createDevice()
  const first = (await add(await tokenOf(app, one), subscription)).body.payload.uid
  const second = (await add(await tokenOf(app, other), subscription)).body.payload.uid
  expect(await findDevice(app.platform.db, first)).toBeUndefined()
  expect(await findDevice(app.platform.db, second)).toMatchObject({ userUid: other.uid })
})

test('Devices that register at once are stored once each, none of a closed session', async () => {
  const { db } = app.platform
  const person = await createUser(app)
  const tokens = [await tokenOf(app, person), await tokenOf(app, person)]
  const { subscription } = createDevice()
  const answers = await Promise.all([...tokens, ...tokens, ...tokens].map((token) => add(token, subscription)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await listDevices(db, person.uid)).toMatchObject([{ endpoint: subscription.endpoint }])
  const viewer = {
    uid: person.uid,
    identifier: person.email,
    acl: tokenClaimsOf(tokens[0] ?? '').acl,
    sid: randomUUID(),
  }
  await expect(addDevice(app.platform, db, viewer, createDevice().subscription)).rejects.toMatchObject({ status: 401 })
})

test('Suspension ends the pushes', async () => {
  const person = await createUser(app)
  const { uid } = (await add(await tokenOf(app, person), createDevice().subscription)).body.payload
  await suspendUser(app.platform.db, app.clock, person.uid)
  expect(await findDevice(app.platform.db, uid)).toBeUndefined()
})
