import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSetting, type SettingDefinition, siteName, writeSetting } from '../../../../platform/settings/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { postalAddress, vatMention } from '../../../publisher/index.ts'
import { offerDebits, signMandate } from '../../fixtures/debits.ts'
import { cards, createSubscriber, passTime, type TestSubscriber } from '../../fixtures/subscriber.ts'
import { refundPayment } from '../../staff/payments/refund-payment.ts'
import { listOwnPayments } from '../list-own-payments.ts'
import { readReceipt } from './read-receipt.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-12-28T09:00:00Z' })
  await decide(postalAddress, '12 rue des Œillets\n44000 Nantes')
  await decide(vatMention, 'TVA non applicable, article 293 B du CGI.')
})
afterAll(() => app.close())

async function decide(setting: SettingDefinition<string>, value: string): Promise<void> {
  const { db, config, clock } = app.platform
  const { version = 0 } = (await findSetting(db, config, setting)) ?? {}
  expect(await writeSetting(db, { name: setting.name, value, version }, clock.now())).toBe(true)
}

async function subscriber(number?: string, names?: object): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  await person.subscribe(number, names ? { body: names } : {})
  return person
}

const paymentsOf = async ({ uid }: TestSubscriber) =>
  (await listOwnPayments(app.platform, app.platform.db, uid, { length: 100 })).payload

const viewerOf = ({ uid, email: identifier }: TestSubscriber) => ({
  uid,
  identifier,
  sid: uid,
  acl: { user: true, vip: true, coach: false, support: false, editor: false, admin: false },
})

async function textOf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
}

const receiptOf = async (person: TestSubscriber, uid = ''): Promise<string> =>
  textOf((await readReceipt(app.platform, app.platform.db, viewerOf(person), uid)).file)

test('a receipt shows amount, period, number, seller and buyer, in French', async () => {
  const camille = await subscriber(cards.success, { firstname: 'Łucja', lastname: 'D’Été' })
  const { body } = await app.call('GET', '/subscriptions/payments', { token: camille.token })
  expect(body.page).toMatchObject({ hasNextPage: false })
  const [payment] = body.payload
  expect(payment).toMatchObject({
    kind: 'trial',
    amount: 190,
    state: 'paid',
    refunds: [],
    periodStart: '2026-12-28T09:00:00.000Z',
    periodEnd: '2026-12-31T09:00:00.000Z',
  })
  expect(payment.receipt).toMatch(/^2026-\d{6}$/)
  const path = `/api/subscriptions/payments/${payment.uid}/receipt`
  const answer = await app.fastify.inject({ url: path, headers: { authorization: `Bearer ${camille.token}` } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['cache-control']).toBe('no-store')
  const text = await textOf(answer.rawPayload)
  for (const words of [
    `Reçu n° ${payment.receipt}`,
    'Le 28 décembre 2026',
    'Łucja D’Été',
    camille.email,
    'L’abonnement, du 28 décembre 2026 au 31 décembre 2026',
    '1,90 €',
    'Total payé',
    'Mon site 12 rue des Œillets 44000 Nantes',
    'TVA non applicable, article 293 B du CGI.',
  ]) {
    expect(text).toContain(words)
  }
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(answer.rawPayload)))
  expect(info.Title).toBe(`Reçu n°\u00a0${payment.receipt}`)
})

test('a receipt is tagged: screen readers get its title and its lines', async () => {
  const camille = await subscriber(cards.success)
  const [payment] = await paymentsOf(camille)
  const { file } = await readReceipt(app.platform, app.platform.db, viewerOf(camille), payment?.uid ?? '')
  const tree = await (await (await getDocumentProxy(new Uint8Array(file))).getPage(1)).getStructTree()
  const document = tree?.children[0] as { role: string; children: { role: string }[] }
  const roles = document.children.map(({ role }) => role)
  expect([document.role, roles.filter((role) => role === 'H1').length]).toEqual(['Document', 1])
  expect(new Set(roles)).toEqual(new Set(['H1', 'P']))
  expect(roles.length).toBeGreaterThan(6)
})

test('only the buyer can read a receipt', async () => {
  const camille = await subscriber()
  const other = await subscriber()
  const [payment] = await paymentsOf(camille)
  const path = `/subscriptions/payments/${payment?.uid}/receipt`
  expect((await app.call('GET', path, { token: other.token })).status).toBe(404)
  expect((await app.call('GET', path)).status).toBe(401)
  expect((await app.call('GET', `/subscriptions/payments/${camille.uid}/receipt`, camille)).status).toBe(404)
  expect((await app.call('GET', '/subscriptions/payments/rien/receipt', camille)).status).toBe(404)
  expect((await app.call('GET', '/subscriptions/payments')).status).toBe(401)
})

test('receipt numbers have no gap under concurrency and restart each year', async () => {
  const before = Number((await paymentsOf(await subscriber()))[0]?.receipt?.slice(5))
  const people = await Promise.all(Array.from({ length: 6 }, () => subscriber()))
  const numbers = await Promise.all(people.map(async (person) => (await paymentsOf(person))[0]?.receipt ?? ''))
  const wanted = Array.from({ length: 6 }, (_, index) => `2026-${String(before + 1 + index).padStart(6, '0')}`)
  expect(numbers.sort()).toEqual(wanted)
  await passTime(app, { days: 4 })
  const renewed = await Promise.all(people.map(async (person) => (await paymentsOf(person))[0]?.receipt ?? ''))
  expect(renewed.every((number) => number.startsWith('2027-'))).toBe(true)
  expect(new Set(renewed).size).toBe(6)
})

test('a refund is shown with its date; number and seller stay unchanged', async () => {
  const camille = await subscriber()
  await passTime(app, { days: 3 })
  const [month, trial] = await paymentsOf(camille)
  expect([month?.kind, month?.amount, trial?.kind]).toEqual(['first', 3990, 'trial'])
  expect(month?.periodStart).toBe(trial?.periodEnd)
  await decide(siteName, 'La Maison d’à côté')
  await refundPayment(app.platform, app.platform.db, month?.uid ?? '', { reason: 'geste' })
  expect((await paymentsOf(camille))[0]).toMatchObject({ state: 'refunded', refunds: [{ refundedDateTime: null }] })
  await passTime(app, { seconds: 5 })
  const [refunded] = await paymentsOf(camille)
  expect(refunded).toMatchObject({ receipt: month?.receipt, refunds: [{ amount: 3990, reason: 'staff' }] })
  const text = await receiptOf(camille, month?.uid)
  expect(text).toContain('Premier mois, L’abonnement, du')
  expect(text).toMatch(/Remboursé le .+ 20\d\d −39,90 €/)
  expect(text).toContain('Reste après remboursement 0,00 €')
  expect(text).toContain('Mon site 12 rue')
  await passTime(app, { days: 31 })
  expect((await paymentsOf(camille)).map(({ kind }) => kind)).toEqual(['renewal', 'first', 'trial'])
  const fresh = await receiptOf(camille, (await paymentsOf(camille))[0]?.uid)
  expect(fresh).toContain('La Maison d’à côté 12 rue')
  await decide(siteName, 'Éclore')
})

test('a refused renewal is listed without a receipt; a refused order is not listed', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.refused)
  await camille.subscribe(cards.declinedRenewals)
  await passTime(app, { days: 3 })
  const payments = await paymentsOf(camille)
  expect(payments.map(({ state, receipt }) => [state, receipt === null])).toEqual([
    ['failed', true],
    ['paid', false],
  ])
})

test('a long payment history can be read page by page', async () => {
  const camille = await subscriber()
  for (let months = 0; months < 4; months += 1) await passTime(app, { days: 32 })
  const all = await paymentsOf(camille)
  expect(all.length).toBeGreaterThan(3)
  const read: string[] = []
  let cursor: string | undefined
  do {
    const { payload, page } = await listOwnPayments(app.platform, app.platform.db, camille.uid, {
      length: 2,
      cursor,
    })
    read.push(...payload.map(({ uid }) => uid))
    cursor = page.hasNextPage && page.endCursor ? page.endCursor : undefined
  } while (cursor)
  expect(read).toEqual(all.map(({ uid }) => uid))
})

test('a receipt of a direct debit names no card', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await signMandate(app, camille)
  await passTime(app, { days: 3 })
  await passTime(app, { seconds: 6 })
  const [debited, trial] = await paymentsOf(camille)
  expect(await receiptOf(camille, debited?.uid)).toContain('Payé par prélèvement SEPA le')
  expect(await receiptOf(camille, trial?.uid)).toContain('Payé par carte bancaire le')
})
