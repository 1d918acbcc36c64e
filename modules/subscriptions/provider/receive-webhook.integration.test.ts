import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { cards, createSubscriber, ledgerLines, passTime, type TestSubscriber } from '../fixtures/subscriber.ts'
import { attempts, subscribers } from '../tables.ts'
import { providerEvents } from '../tables-events.ts'
import { sandboxSecret } from './sandbox/provider.ts'
import { sign, signatureHeader } from './sandbox/signature.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Delivery {
  body: string
  signature?: string
  provider?: string
}

async function deliver({ body, signature, provider = 'sandbox' }: Delivery) {
  const secret = await sandboxSecret(app.platform)
  return app.fastify.inject({
    method: 'POST',
    url: `/api/webhooks/payment/${provider}`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signature ?? sign(secret, Buffer.from(body), app.clock.now()),
    },
    payload: body,
  })
}

async function keyOf({ uid }: TestSubscriber): Promise<string> {
  const [row] = await app.platform.db
    .select({ key: attempts.uid })
    .from(attempts)
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .where(eq(subscribers.userUid, uid))
  return row?.key ?? ''
}

const eventOf = (key: string, type = 'charge.succeeded', id = randomUUID()) => JSON.stringify({ id, type, key })

test('an invalid signature returns 401 for any body', async () => {
  const body = eventOf(randomUUID())
  const secret = await sandboxSecret(app.platform)
  const now = app.clock.now()
  const old = new Date(now.getTime() - 3_600_000)
  const forged = [
    '',
    'nothing',
    't=1,v1=00',
    sign(Buffer.from('another secret'), Buffer.from(body), now),
    sign(secret, Buffer.from(`${body} `), now),
    sign(secret, Buffer.from(body), old),
  ]
  for (const signature of forged) expect((await deliver({ body, signature })).statusCode).toBe(401)
  expect((await deliver({ body: 'not json' })).statusCode).toBe(401)
  expect((await deliver({ body: '{}' })).statusCode).toBe(401)
  const bare = await app.fastify.inject({ method: 'POST', url: '/api/webhooks/payment/sandbox' })
  expect(bare.statusCode).toBe(401)
})

test('an unknown provider returns 404', async () => {
  for (const provider of ['stripe', 'nowhere', '%00']) {
    expect((await deliver({ body: eventOf(randomUUID()), provider })).statusCode).toBe(404)
  }
})

test('an event about an unknown object is accepted and changes nothing', async () => {
  const answer = await deliver({ body: eventOf(randomUUID()) })
  expect([answer.statusCode, answer.json()]).toEqual([200, { payload: { received: true } }])
  expect((await deliver({ body: eventOf('not a uid') })).statusCode).toBe(200)
})

test('a signed success event for a pending charge gives no access', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.pending)
  expect((await deliver({ body: eventOf(await keyOf(camille)) })).statusCode).toBe(200)
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  expect(await camille.roles()).not.toContain('vip')
})

test('repeated and reordered events of a settled charge change nothing', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.pending)
  await passTime(app, { seconds: 5 })
  const before = await camille.subscription()
  expect(before.status).toBe('trialing')
  const key = await keyOf(camille)
  const repeated = eventOf(key)
  const bodies = [
    ...Array(10).fill(repeated),
    eventOf(key, 'charge.declined'),
    eventOf(key, 'charge.cancelled'),
    eventOf(key),
  ] as string[]
  const answers = await Promise.all(bodies.map((body) => deliver({ body })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await camille.subscription()).toEqual(before)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  const { id } = JSON.parse(repeated) as { id: string }
  const kept = await app.platform.db.select().from(providerEvents).where(eq(providerEvents.eventUid, id))
  expect(kept).toHaveLength(1)
  await app.settle()
  expect(await app.mailsTo(camille.email)).toHaveLength(1)
})
