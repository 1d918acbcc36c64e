import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longDayText } from '../../contracts/text/french-format.ts'
import { findSetting, siteName, writeSetting } from '../../platform/settings/index.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { filledCard as filled, sendForm } from './fixtures/hosted-page.ts'
import { cards, createSubscriber, ledgerLines, passTime, type TestSubscriber } from './fixtures/subscriber.ts'
import { currentSubscription } from './index.ts'

const site = 'https://eclore.test'
const success = `${site}/callback/payment?cashback=1&success=1`
const failure = `${site}/callback/payment?cashback=1`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: site } })
})
afterAll(() => app.close())

const open = (href: string) => app.fastify.inject(href.slice(site.length))

const send = (href: string, form: Record<string, string>) => sendForm(app, href, form)

async function requestLink(person: TestSubscriber): Promise<string> {
  const answer = await person.post('/subscriptions/payment-link', { formula: 'default' })
  expect(answer.status).toBe(200)
  return answer.body.payload.redirect.href
}

async function requestAuthentication(person: TestSubscriber): Promise<string> {
  const answer = await person.subscribe(cards.authentication)
  expect(answer.body.payload.status).toBe('Pending')
  return answer.body.payload.redirect.href
}

test('accepting strong authentication starts the subscription and returns the user', async () => {
  const camille = await createSubscriber(app)
  const href = await requestAuthentication(camille)
  expect(href).toMatch(/^https:\/\/eclore\.test\/sandbox\/authentication\/[0-9a-f-]{36}$/)
  const page = await open(href)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('1,90')
  const answer = await send(href, { choice: 'accept' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, success])
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  expect((await send(href, { choice: 'refuse' })).headers.location).toBe(success)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('refusing strong authentication returns the user, who can order again', async () => {
  const camille = await createSubscriber(app)
  const href = await requestAuthentication(camille)
  expect((await send(href, { choice: 'refuse' })).headers.location).toBe(failure)
  expect(await camille.subscription()).toBeNull()
  expect((await send(href, { choice: 'accept' })).headers.location).toBe(failure)
  expect(await camille.subscription()).toBeNull()
  expect((await camille.subscribe()).body.payload.status).toBe('Success')
})

test('the state of the last order is reported as unfinished, refused or paid', async () => {
  const camille = await createSubscriber(app)
  const last = async () => (await app.call('GET', '/subscriptions/last-order', { token: camille.token })).body.payload
  expect(await last()).toBeNull()
  const href = await requestAuthentication(camille)
  expect(await last()).toMatchObject({ state: 'unfinished', errorCode: null })
  await send(href, { choice: 'refuse' })
  expect(await last()).toMatchObject({ state: 'refused', errorCode: 'R202' })
  await camille.subscribe(cards.refused)
  expect(await last()).toMatchObject({ state: 'refused', errorCode: 'R200' })
  await camille.subscribe(cards.pending)
  expect(await last()).toMatchObject({ state: 'processing', errorCode: null })
  await passTime(app, { seconds: 5 })
  expect(await last()).toMatchObject({ state: 'succeeded', errorCode: null })
})

test('a double click leads to the same authentication', async () => {
  const camille = await createSubscriber(app)
  expect(await requestAuthentication(camille)).toBe(await requestAuthentication(camille))
})

test('ordering with another card closes the first card’s authentication page', async () => {
  const camille = await createSubscriber(app)
  const href = await requestAuthentication(camille)
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Success' } })
  expect((await open(href)).statusCode).toBe(410)
  expect((await send(href, { choice: 'accept' })).statusCode).toBe(410)
  await passTime(app, { seconds: 30 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('the payment link leads to a hosted page that returns the user on success', async () => {
  const camille = await createSubscriber(app)
  const href = await requestLink(camille)
  expect(href).toMatch(/^https:\/\/eclore\.test\/sandbox\/checkout\/[0-9a-f-]{36}$/)
  expect(await requestLink(camille)).toBe(href)
  const page = await open(href)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('L’abonnement')
  const firstCharge = longDayText(new Date(app.clock.now().getTime() + 3 * 86_400_000))
  expect(page.body).toMatch(/obligation de paiement.{1,3}1,90.€ TTC pour 3.jours d’essai, puis 39,90.€ TTC par mois/)
  expect(page.body).toContain(`à partir du ${firstCharge}`)
  const testCard = /Carte de test\s:\s<strong>([\d\u00a0]+)</.exec(page.body)?.[1] ?? ''
  const answer = await send(href, filled(testCard))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, success])
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
  expect((await send(href, filled(cards.success))).headers.location).toBe(success)
  expect((await open(href)).headers.location).toBe(success)
  expect(await requestLink(camille)).toBe(`${site}/callback/payment?cashback=0&success=1`)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test.each([
  ['4000 0000 0000 9995', 'number'],
  ['4000 0000 0000 0069', 'expiry'],
  ['4000 0000 0000 9987', 'expiry'],
  ['4000 0000 0000 0127', 'code'],
])('on the hosted page the refusal of %s shows on the field %s, and can be corrected', async (number, field) => {
  const camille = await createSubscriber(app)
  const href = await requestLink(camille)
  const refused = await send(href, filled(number))
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain(`id="${field}-error"`)
  expect(refused.body).not.toContain(number.slice(-9))
  expect((await send(href, filled(cards.success))).headers.location).toBe(success)
})

test.each([
  ['nothing', { number: '', expiry: '', code: '' }, ['number', 'expiry', 'code']],
  ['a wrong number', { number: '4242 4242 4242 4241', expiry: '12/40', code: '123' }, ['number']],
  ['a past expiry', { number: cards.success, expiry: '01/20', code: '123' }, ['expiry']],
  ['a month that does not exist', { number: cards.success, expiry: '13/40', code: '123' }, ['expiry']],
  ['a code with letters', { number: cards.success, expiry: '12/40', code: '12a' }, ['code']],
])('the hosted page shows the error of %s at its field', async (_what, form, fields) => {
  const href = await requestLink(await createSubscriber(app))
  const answer = await send(href, form as Record<string, string>)
  expect(answer.statusCode).toBe(400)
  const shown = ['number', 'expiry', 'code'].filter((field) => answer.body.includes(`id="${field}-error"`))
  expect(shown).toEqual(fields)
})

test('a refused card returns the user to the failure URL; a new link may be requested', async () => {
  const camille = await createSubscriber(app)
  const href = await requestLink(camille)
  expect((await send(href, filled(cards.refused))).headers.location).toBe(failure)
  expect(await camille.subscription()).toBeNull()
  const again = await requestLink(camille)
  expect(again).not.toBe(href)
  expect((await send(again, filled(cards.success))).headers.location).toBe(success)
})

test('the hosted page leads to strong authentication', async () => {
  const camille = await createSubscriber(app)
  const href = await requestLink(camille)
  const authentication = String((await send(href, filled(cards.authentication))).headers.location)
  expect(authentication).toContain('/sandbox/authentication/')
  expect((await send(authentication, { choice: 'accept' })).headers.location).toBe(success)
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('a pending card on the hosted page starts the subscription after five seconds', async () => {
  const camille = await createSubscriber(app)
  expect((await send(await requestLink(camille), filled(cards.pending))).headers.location).toBe(success)
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  await passTime(app, { seconds: 5 })
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('a link older than a day returns 410 and its order is closed', async () => {
  const camille = await createSubscriber(app)
  const href = await requestLink(camille)
  await passTime(app, { hours: 25 })
  expect(await currentSubscription(app.platform.db, camille.uid)).toBeNull()
  expect((await open(href)).statusCode).toBe(410)
})

test.each([randomUUID(), 'nothing', '%00', "';--"])('an unknown page %s is refused', async (uid) => {
  for (const kind of ['checkout', 'authentication']) {
    expect((await app.fastify.inject(`/sandbox/${kind}/${uid}`)).statusCode).toBe(404)
    expect((await send(`${site}/sandbox/${kind}/${uid}`, {})).statusCode).toBe(404)
  }
})

test('a payment link needs a session and an existing formula', async () => {
  expect((await app.call('POST', '/subscriptions/payment-link', { body: { formula: 'default' } })).status).toBe(401)
  const camille = await createSubscriber(app)
  for (const body of [{}, { formula: 1 }, { formula: 'nowhere' }, { formula: 'default', surprise: 1 }]) {
    expect((await camille.post('/subscriptions/payment-link', body)).status).toBe(400)
  }
})

test('the payment pages show the current name of the site', async () => {
  const { db, clock, config } = app.platform
  const href = await requestLink(await createSubscriber(app))
  const kept = await findSetting(db, config, siteName)
  await writeSetting(db, { name: 'site-name', value: 'Chez Zoé', version: kept?.version ?? 1 }, clock.now())
  expect((await open(href)).body).toContain('<b>Chez Zoé</b> paiement d’essai')
  expect((await open(`${site}/sandbox/checkout/${randomUUID()}`)).body).toContain('Chez Zoé')
})
