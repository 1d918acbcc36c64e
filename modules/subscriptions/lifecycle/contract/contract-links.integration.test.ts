import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../../../../contracts/text/paris.ts'
import { forgetMailsTo, listMailsTo, mails } from '../../../../platform/mailer/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { accountsUid, createSubscriber, ledgerLines, passTime, type TestSubscriber } from '../../fixtures/subscriber.ts'
import { endOfDay } from '../calendar.ts'
import { eraseSubscriptions } from '../erase-subscriptions.ts'
import { declarationsOf } from './queries-declarations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const post = (path: string, body: object) => app.call('POST', `/contract-links${path}`, { body })

async function linkTo(email: string, act: string): Promise<string | undefined> {
  expect((await post('', { email: email.toUpperCase(), act })).status).toBe(202)
  await app.settle()
  const asked = (await app.mailsTo(email)).filter(({ kind }) => kind === 'subscriptions.contract-link')
  return asked.map(({ text }) => /-contract\?t=([\w-]+)/.exec(text)?.[1]).at(-1)
}

async function withdrawalLinkIn(email: string, kind: string): Promise<string> {
  await app.settle()
  const letter = (await app.mailsTo(email)).find((mail) => mail.kind === `subscriptions.${kind}`)
  return /\/withdraw-contract\?t=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const declaration = { name: 'Camille Roux', email: 'autre@exemple.fr' }

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
    subscription: { status: 'trialing', formulaName: 'L’abonnement' },
  })
  for (let times = 0; times < 2; times += 1) expect((await post('/use', { token })).status).toBe(202)
  await app.settle()
  expect(await camille.subscription()).toMatchObject({ status: 'cancelled' })
  expect((await post('/read', { token })).body.payload.subscription.status).toBe('cancelled')
  expect((await kindsOf(camille)).filter((kind) => kind === 'cancelled')).toHaveLength(1)
})

test('a mailed link withdraws once and does not affect a later contract', async () => {
  const camille = await subscriber()
  const token = await linkTo(camille.email, 'withdraw')
  for (let times = 0; times < 2; times += 1) expect((await post('/use', { token })).status).toBe(202)
  await passTime(app, { seconds: 5 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
  expect((await post('/read', { token })).body.payload.subscription).toBeNull()
  await camille.subscribe()
  expect((await post('/use', { token })).status).toBe(404)
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('a request by contract reference mails the link to the account’s address', async () => {
  const camille = await subscriber()
  const { reference } = await camille.subscription()
  const kinds = async () => (await kindsOf(camille)).filter((kind) => kind === 'contract-link').length
  for (const [typed, links] of [
    ['0000-0000-0000', 0],
    [reference, 1],
    [` ${reference.toLowerCase().replaceAll('-', ' ')}`, 2],
  ] as const) {
    expect((await post('', { reference: typed, act: 'cancel' })).status).toBe(202)
    expect(await kinds()).toBe(links)
  }
  for (const wrong of [{ reference: 'ABC' }, {}]) expect((await post('', { ...wrong, act: 'cancel' })).status).toBe(400)
})

test('an address without a contract gets the same response and no mail', async () => {
  const stranger = await createSubscriber(app)
  expect(await linkTo(stranger.email, 'cancel')).toBeUndefined()
  expect(await linkTo(`${randomUUID()}@exemple.fr`, 'cancel')).toBeUndefined()
  expect((await post('', { email: 'rien', act: 'cancel' })).status).toBe(400)
  expect((await post('', { email: stranger.email, act: 'dance' })).status).toBe(400)
})

test('a link cannot be guessed and lasts a day; its token is not stored', async () => {
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

test('the link in the order mail allows withdrawal until the legal period ends', async () => {
  const camille = await subscriber()
  const token = await withdrawalLinkIn(camille.email, 'order-confirmed')
  const deadline = Date.parse((await camille.subscription()).withdrawalDeadlineDateTime)
  app.clock.set(new Date(deadline - 60_000))
  const { body } = await post('/read', { token })
  expect(body.payload).toMatchObject({ act: 'withdraw', name: 'Camille Roux', mayWithdraw: true, withdrawn: false })
  app.clock.set(new Date(deadline))
  expect((await post('/use', { token })).status).toBe(404)
})

test.each(['order-confirmed', 'cancelled', 'ended'])(
  'an erased member withdraws on day 10 by the link of the letter « %s »',
  async (kind) => {
    const camille = await subscriber()
    const accounts = await accountsUid(app, camille.uid)
    await camille.post('/subscriptions/unsubscribe')
    await app.settle()
    // The site deletes its copies of earlier letters with the account; the member keeps theirs.
    const received = await withdrawalLinkIn(camille.email, kind)
    await passTime(app, { days: 3 })
    const token = received || (await withdrawalLinkIn(camille.email, kind))
    await eraseSubscriptions(app.platform, app.platform.db, camille.uid)
    await passTime(app, { days: 7 })
    const read = (await post('/read', { token })).body.payload
    expect(read).toMatchObject({ email: null, name: null, mayWithdraw: true, subscription: { status: 'ended' } })
    const other = `${randomUUID()}@exemple.fr`
    const asked = { token, declaration: { name: 'Camille Roux', email: other } }
    for (let times = 0; times < 2; times += 1) expect((await post('/use', asked)).status).toBe(202)
    await passTime(app, { seconds: 5 })
    expect(await ledgerLines(app, accounts)).toEqual(['charge 190', 'refund 190'])
    expect((await post('/read', { token })).body.payload).toMatchObject({ withdrawn: true, subscription: null })
    await app.settle()
    const [receipt, ...more] = await app.mailsTo(other)
    expect(receipt?.kind).toBe('subscriptions.withdrawn')
    expect(more).toEqual([])
    const [stored] = await declarationsOf(app.platform.db, accounts)
    expect(stored).toMatchObject({ act: 'withdraw', name: null, email: null })
  },
)

test('a withdrawal receipt is also sent to the address in the declaration', async () => {
  const camille = await subscriber()
  const { reference } = await camille.subscription()
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
  const other = `${randomUUID()}@exemple.fr`
  const asked = { act: 'withdraw', declaration: { ...declaration, email: other } }
  expect((await camille.post('/subscriptions/contract/end', asked)).status).toBe(202)
  await app.settle()
  for (const email of [camille.email, other]) {
    const receipt = (await app.mailsTo(email)).find(({ kind }) => kind === 'subscriptions.withdrawn')
    for (const part of ['Je notifie ma rétractation', reference, 'Camille Roux', other, 'Rétractation reçue le']) {
      expect(receipt?.text).toContain(part)
    }
  }
  expect((await app.call('GET', '/subscriptions/contract', { token: camille.token })).body.payload).toMatchObject({
    withdrawn: true,
    subscription: null,
  })
})

test('a cancellation takes effect on the requested day or at the end of the period', async () => {
  const camille = await subscriber()
  const { expirationDateTime } = await camille.subscription()
  const today = dayOf(app.clock.now())
  const end = (wishedOn: string) =>
    camille.post('/subscriptions/contract/end', { act: 'cancel', declaration: { ...declaration, wishedOn } })
  for (const wrong of ['2001-01-01', '2099-01-01']) {
    const refused = await end(wrong)
    expect(refused.status).toBe(400)
    expect(refused.body.violations).toMatchObject([{ property: 'wishedOn', type: 'invalid' }])
  }
  expect((await end(today)).status).toBe(202)
  await app.settle()
  const cancelled = await camille.subscription()
  expect(cancelled.status).toBe('cancelled')
  expect(cancelled.expirationDateTime).toBe(endOfDay(today).toISOString())
  expect(Date.parse(cancelled.expirationDateTime)).toBeLessThan(Date.parse(expirationDateTime))
  const receipt = (await app.mailsTo(camille.email)).find(({ kind }) => kind === 'subscriptions.cancelled')
  expect(receipt?.text).toContain('Date souhaitée')
  expect(receipt?.text).toContain(cancelled.reference)
})

test('export and erasure cover the copy of a receipt at another address', async () => {
  const camille = await subscriber()
  const other = `${randomUUID()}@exemple.fr`
  await camille.post('/subscriptions/contract/end', { act: 'cancel', declaration: { ...declaration, email: other } })
  await app.settle()
  const copies = async () => (await app.mailsTo(other)).map(({ kind }) => kind)
  expect(await copies()).toEqual(['subscriptions.cancelled'])
  const { db } = app.platform
  const owner = { uid: camille.uid, email: camille.email }
  const exported = await listMailsTo(db, owner, new Date(0))
  expect(exported.filter(({ kind }) => kind === 'subscriptions.cancelled')).toHaveLength(2)
  await forgetMailsTo(db, owner, app.clock.now())
  expect(await copies()).toEqual([])
})

test('links are limited to four a day from one network', async () => {
  const camille = await subscriber()
  for (let times = 0; times < 12; times += 1) await post('', { email: camille.email, act: 'cancel' })
  expect((await kindsOf(camille)).filter((kind) => kind === 'contract-link')).toHaveLength(4)
})
