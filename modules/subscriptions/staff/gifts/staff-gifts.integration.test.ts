import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMails } from '../../../../platform/mailer/index.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { buyGiftCode, newEmail, orderGift, readMailedCode, redeemGift } from '../../fixtures/gifts.ts'
import { cards, createSubscriber, passTime, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
let odile: TestSubscriber
let lea: TestSubscriber
/** code of Odile's gift, which Léa used */
let code: string
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-03-10T09:00:00Z' })
  admin = await createUser(app, ['admin'], 'Ada')
  odile = await createSubscriber(app)
  lea = await createSubscriber(app)
  await orderGift(app, { token: odile.token, months: 3 })
  code = (await readMailedCode(app, odile.email)) ?? ''
  app.clock.advance(60_000)
  await redeemGift(app, lea.token, code)
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read rows of every shape
const rowsOf = async (query: string): Promise<any[]> => (await admin.get(`/staff/gifts?${query}`)).body.payload
const statesOf = async (query: string) => (await rowsOf(query)).map(({ state }) => state)

/** A visitor's gift that is paid and not used yet. */
async function waiting(months = 1) {
  const email = newEmail()
  const its = await buyGiftCode(app, { email, months })
  const [gift] = await rowsOf(`q=${email}`)
  return { email, code: its, gift }
}

test('gifts show buyer, user, dates, price and receipt, and never the code', async () => {
  const [gift, ...more] = await rowsOf(`filter[member]=${odile.uid}`)
  expect(more).toEqual([])
  expect(gift).toMatchObject({
    months: 3,
    amount: 11_970,
    state: 'redeemed',
    date: '2026-03-10T09:00:00.000Z',
    paidDateTime: '2026-03-10T09:00:00.000Z',
    expirationDateTime: '2027-03-10T09:00:00.000Z',
    voidedDateTime: null,
    buyer: { member: odile.uid, email: odile.email, name: 'Odile Martin' },
    receipt: expect.stringMatching(/^2026-\d{6}$/),
    refunded: 0,
    mail: expect.any(String),
    use: {
      member: lea.uid,
      email: lea.email,
      usedDateTime: '2026-03-10T09:01:00.000Z',
      startDateTime: '2026-03-10T09:01:00.000Z',
      endDateTime: '2026-06-10T08:01:00.000Z',
      added: false,
    },
  })
  const one = await admin.get(`/staff/gifts/${gift.uid}`)
  expect(one.body.payload).toEqual(gift)
  expect(JSON.stringify([gift, one.body])).not.toContain(code)
  const [payment] = (await admin.get(`/staff/payments?filter[uid]=${gift.payment}`)).body.payload
  expect(payment).toMatchObject({ gift: gift.uid, kind: 'gift', receipt: gift.receipt, member: odile.uid })
  expect((await admin.get(`/staff/gifts/${randomUUID()}`)).status).toBe(404)
})

test('gifts are found by buyer, recipient, receipt and reference', async () => {
  const [gift] = await rowsOf(`filter[member]=${lea.uid}`)
  expect(gift.buyer.member).toBe(odile.uid)
  const other = await waiting()
  expect(other.gift.buyer).toEqual({ member: null, email: other.email, name: 'Odile Martin' })
  for (const q of [odile.email, lea.email, gift.receipt, gift.reference, gift.reference.toLowerCase()]) {
    expect(await rowsOf(`q=${q}`), q).toEqual([gift])
  }
  expect(await rowsOf(`q=${other.gift.reference}`)).toEqual([other.gift])
  expect((await rowsOf('q=odile+MARTIN&perPage=100')).map(({ uid }) => uid)).toContain(other.gift.uid)
  for (const q of ['AAAA-AAAA-AAAA', '2026-999999', code, newEmail()]) expect(await rowsOf(`q=${q}`), q).toEqual([])
})

test('gifts are sorted by dates, months and amount', async () => {
  await waiting(6)
  for (const sort of ['date', 'paidDateTime', 'expirationDateTime', 'amount', 'months']) {
    const values = (await rowsOf(`sort=${sort}&order=desc&perPage=100`)).map((row) => row[sort])
    expect(values.length).toBeGreaterThan(2)
    expect(values, sort).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
  }
})

test('gifts can be filtered by the states ready, failed, pending and void', async () => {
  const { gift } = await waiting()
  const query = `filter[uid]=${gift.uid}`
  expect(await statesOf(query)).toEqual(['ready'])
  const failed = newEmail()
  await orderGift(app, { email: failed, number: cards.refused })
  expect(await statesOf(`q=${failed}&filter[state]=failed`)).toEqual(['failed'])
  const late = newEmail()
  await orderGift(app, { email: late, number: cards.pending })
  expect(await statesOf(`q=${late}&filter[state]=pending`)).toEqual(['pending'])
  await passTime(app, { seconds: 10 })
  expect(await statesOf(`q=${late}&filter[state]=pending&filter[state]=ready`)).toEqual(['ready'])
  expect((await admin.post(`/staff/payments/${gift.payment}/refund`, { reason: 'geste' })).status).toBe(200)
  const [refunded] = await rowsOf(`${query}&filter[state]=void`)
  expect(refunded).toMatchObject({ state: 'void', refunded: 3990, voidedDateTime: expect.any(String) })
  expect(await statesOf(`${query}&filter[state]=ready`)).toEqual([])
  expect((await admin.get('/staff/gifts?filter[state]=lost')).status).toBe(400)
})

test('gifts are exported to a CSV file without their codes', async () => {
  const other = await waiting()
  const headers = { authorization: `Bearer ${admin.token}` }
  const { body, statusCode } = await app.fastify.inject({ method: 'GET', url: '/api/staff/csv/gifts', headers })
  expect(statusCode).toBe(200)
  const lines = body.slice(1).trim().split('\r\n')
  expect(lines[0]).toMatch(/^Identifiant;Référence;Commandé le;Payé le;E-mail de qui offre;/)
  expect(lines).toHaveLength(1 + (await admin.get('/staff/gifts')).body.page.total)
  expect(lines.find((line) => line.includes(lea.email))).toContain(';3;119,70;0,00;')
  for (const one of [code, other.code]) expect(body).not.toContain(one)
})

test('a gift code that staff resend is mailed once after parallel requests', async () => {
  const { email, gift, code: first } = await waiting()
  const answers = [1, 2].map(() => admin.post(`/staff/gifts/${gift.uid}/resend`, { reason: 'mail perdu' }))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect(await readMailedCode(app, email)).toBe(first)
  const [mail] = (await admin.get(`/staff/mails?filter[to]=${email}`)).body.payload
  expect(mail).toMatchObject({ uid: gift.mail, attempts: 2 })
  expect(await auditOf(admin, gift.uid)).toEqual([['gifts.resend', { reason: 'mail perdu' }]])
  expect((await redeemGift(app, (await createSubscriber(app)).token, first)).status).toBe(200)
})

test('a resent gift code gets a new mail if the first one is no longer stored', async () => {
  const { email, gift, code: first } = await waiting()
  await deleteMails(app.platform.db, [gift.mail])
  const { status, body } = await admin.post(`/staff/gifts/${gift.uid}/resend`)
  expect([status, body.payload.mail === gift.mail]).toEqual([200, false])
  expect(JSON.stringify(body)).not.toContain(first)
  expect(await readMailedCode(app, email)).toBe(first)
})

test('a used, refunded, expired or unpaid gift code is not resent', async () => {
  const refused = async (uid: string) => {
    const answer = await admin.post(`/staff/gifts/${uid}/resend`)
    return [...violationsOf(answer), answer.body.violations?.[0]?.message]
  }
  const because = (word: string) => [409, ['state', 'invalid'], expect.stringContaining(word)]
  const [used] = await rowsOf(`filter[member]=${lea.uid}`)
  expect(await refused(used.uid)).toEqual(because('utilisé'))
  const { gift } = await waiting()
  await admin.post(`/staff/payments/${gift.payment}/refund`, { reason: 'geste' })
  expect(await refused(gift.uid)).toEqual(because('remboursé'))
  const email = newEmail()
  await orderGift(app, { email, number: cards.refused })
  const [unpaid] = await rowsOf(`q=${email}`)
  expect(await refused(unpaid.uid)).toEqual(because('pas payé'))
  const old = await waiting()
  app.clock.advance(366 * 86_400_000)
  const owner = await createUser(app, ['admin'])
  const answer = await owner.post(`/staff/gifts/${old.gift.uid}/resend`)
  expect([...violationsOf(answer), answer.body.violations[0].message]).toEqual(because('expiré'))
  const states = (await owner.get(`/staff/gifts?filter[uid]=${old.gift.uid}&filter[state]=expired`)).body.payload
  expect(states).toMatchObject([{ state: 'expired' }])
  expect(await auditOf(owner, old.gift.uid)).toEqual([])
})

test('staff can open the receipt of a paid gift, but not of an unpaid one', async () => {
  const owner = await createUser(app, ['admin'])
  const headers = { authorization: `Bearer ${owner.token}` }
  const get = (uid: string) => app.fastify.inject({ method: 'GET', url: `/api/staff/payments/${uid}/receipt`, headers })
  const payments = (await owner.get('/staff/payments?filter[kind]=gift&perPage=100')).body.payload
  const paid = payments.find(({ receipt }: { receipt: string | null }) => receipt)
  const answer = await get(paid.uid)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="recu-${paid.receipt}.pdf"`)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const unpaid = payments.find(({ state }: { state: string }) => state === 'failed')
  expect((await get(unpaid.uid)).statusCode).toBe(404)
})
