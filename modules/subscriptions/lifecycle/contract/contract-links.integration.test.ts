import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../../../platform/mailer/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber, ledgerLines, pass, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const post = (path: string, body: object) => app.call('POST', `/contract-links${path}`, { body })

async function linkTo(email: string, act: string): Promise<string | undefined> {
  expect((await post('', { email: email.toUpperCase(), act })).status).toBe(202)
  await app.settle()
  const texts = (await app.mailsTo(email)).map(({ text }) => /-contract\?t=([\w-]+)/.exec(text)?.[1])
  return texts.findLast((token) => token !== undefined)
}

async function subscriber(): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  await person.subscribe()
  return person
}

const kindsOf = async ({ email }: TestSubscriber) => {
  await app.settle()
  return (await app.mailsTo(email)).map(({ kind }) => kind.replace('subscriptions.', ''))
}

test('a mailed link shows the contract and cancels it once, with a confirmation', async () => {
  const camille = await subscriber()
  const token = await linkTo(camille.email, 'cancel')
  const { body } = await post('/read', { token })
  expect(body.payload).toMatchObject({
    email: camille.email,
    act: 'cancel',
    subscription: { status: 'trialing', formulaName: 'L’abonnement Éclore' },
  })
  for (let times = 0; times < 2; times += 1) expect((await post('/use', { token })).status).toBe(202)
  await app.settle()
  expect(await camille.subscription()).toMatchObject({ status: 'cancelled' })
  expect((await post('/read', { token })).body.payload.subscription.status).toBe('cancelled')
  expect((await kindsOf(camille)).filter((kind) => kind === 'cancelled')).toHaveLength(1)
})

test('a mailed link withdraws with one refund, and does not affect a later contract', async () => {
  const camille = await subscriber()
  const token = await linkTo(camille.email, 'withdraw')
  for (let times = 0; times < 2; times += 1) expect((await post('/use', { token })).status).toBe(202)
  await pass(app, { seconds: 5 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
  expect((await post('/read', { token })).body.payload.subscription).toBeNull()
  await camille.subscribe()
  expect((await post('/use', { token })).status).toBe(404)
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('the response does not reveal whether an address has a contract; without one no mail is sent', async () => {
  const stranger = await createSubscriber(app)
  expect(await linkTo(stranger.email, 'cancel')).toBeUndefined()
  expect(await linkTo(`${randomUUID()}@exemple.fr`, 'cancel')).toBeUndefined()
  expect((await post('', { email: 'rien', act: 'cancel' })).status).toBe(400)
  expect((await post('', { email: stranger.email, act: 'dance' })).status).toBe(400)
})

test('a link cannot be guessed, lasts a day, and its token is not stored', async () => {
  const camille = await subscriber()
  const token = (await linkTo(camille.email, 'cancel')) ?? ''
  expect(JSON.stringify(await app.platform.db.select().from(mails))).not.toContain(token)
  for (const wrong of ['x', token.slice(1), `${token}A`]) {
    expect((await post('/read', { token: wrong })).status).toBe(404)
    expect((await post('/use', { token: wrong })).status).toBe(404)
  }
  app.clock.advance(25 * 3_600_000)
  expect((await post('/read', { token })).status).toBe(404)
  expect(await camille.roles()).toContain('vip')
})

test('links are limited to ten a day per contract', async () => {
  const camille = await subscriber()
  for (let times = 0; times < 12; times += 1) await post('', { email: camille.email, act: 'cancel' })
  expect((await kindsOf(camille)).filter((kind) => kind === 'contract-link')).toHaveLength(10)
})
