import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoppedCallError } from '../../../platform/child-processes/index.ts'
import { auditOf, createUser as createStaff, type Person } from '../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { inboundEnv, postMail, rawMail } from '../fixtures/incoming-mail.ts'
import { randomEmail } from '../fixtures/tickets.ts'
import { tryMail } from './mailbox/try-mail.ts'
import { incomingMails, mailTries } from './tables.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv, workers: false })
  agent = await createStaff(app, ['support'])
})
afterAll(() => app.close())

const listed = async () => (await agent.get('/staff/set-aside-mails')).body.payload
const aMail = (from = randomEmail()) => ({ from, raw: rawMail({ from, to: 'bonjour@exemple.fr', text: 'Bonjour' }) })
const stoppedBy = (limit: 'seconds' | 'mebibytes') =>
  Promise.reject(new StoppedCallError(limit, { seconds: 20, mebibytes: 256 }))

test('A processed mail leaves no recorded attempt', async () => {
  expect((await postMail(app, aMail().raw)).status).toBe(202)
  expect(await app.platform.db.select().from(mailTries)).toEqual([])
})

test('An invalid mail is refused and set aside at once, for staff to see', async () => {
  const raw = Buffer.from('rien')
  expect([(await postMail(app, raw)).status, (await postMail(app, raw)).status]).toEqual([400, 400])
  const [row] = await listed()
  expect(row).toMatchObject({ problem: 'unreadable', origin: 'service', tries: 2, size: 4, from: '' })
  const settle = async (body: object) => (await agent.post(`/staff/set-aside-mails/${row.uid}/settle`, body)).status
  expect([await settle({}), await settle({ reason: 'lu dans la boîte' })]).toEqual([400, 200])
  expect(await listed()).toEqual([])
  expect(await settle({ reason: 'lu dans la boîte' })).toBe(404)
  const admin = await createStaff(app, ['admin'])
  expect(await auditOf(admin, row.uid)).toEqual([
    ['set-aside-mails.settle', { problem: 'unreadable', reason: 'lu dans la boîte' }],
  ])
})

test('A mail whose parsing is aborted twice is set aside', async () => {
  const { from, raw } = aMail()
  let tries = 0
  const work = () => {
    tries += 1
    return stoppedBy('seconds')
  }
  await expect(tryMail(app.platform, { raw, origin: 'mailbox' }, work)).rejects.toThrow('stopped after 20 s')
  expect(await listed()).toEqual([])
  const aside = { outcome: 'set-aside', problem: 'too-slow' }
  expect(await tryMail(app.platform, { raw, origin: 'mailbox' }, work)).toEqual(aside)
  expect(await tryMail(app.platform, { raw, origin: 'mailbox' }, work)).toEqual(aside)
  expect(tries).toBe(2)
  expect(await listed()).toMatchObject([{ problem: 'too-slow', origin: 'mailbox', from, size: raw.length }])
  expect((await postMail(app, raw)).status).toBe(400)
})

test('A mail whose parsing exceeds the memory limit is set aside at once', async () => {
  const { from, raw } = aMail()
  const work = () => stoppedBy('mebibytes')
  const aside = { outcome: 'set-aside', problem: 'too-slow' }
  expect(await tryMail(app.platform, { raw, origin: 'mailbox' }, work)).toEqual(aside)
  expect(await listed()).toContainEqual(expect.objectContaining({ from, problem: 'too-slow', tries: 1 }))
})

test('A posted mail that exceeds the parser’s memory limit is refused', async () => {
  // A million short lines stay below the size limit of a mail.
  const headers = ['Content-Type: text/plain; format=flowed; delsp=yes']
  const filling = rawMail({ from: randomEmail(), to: 'bonjour@exemple.fr', headers, body: '> \r\n'.repeat(1_000_000) })
  // A slow machine may reach the time limit before the memory limit: then the mail is tried once more.
  const first = await postMail(app, filling)
  expect(first.status === 503 ? (await postMail(app, filling)).status : first.status).toBe(400)
  expect(await listed()).toContainEqual(expect.objectContaining({ problem: 'too-slow', size: filling.length }))
})

test('A mail that crashed the process twice is set aside without parsing', async () => {
  const { from, raw } = aMail()
  const dies = () => new Promise<never>(() => {})
  void tryMail(app.platform, { raw, origin: 'mailbox' }, dies)
  const count = async () =>
    (await app.platform.db.select().from(mailTries)).find(({ sender }) => sender === from)?.tries
  await expect.poll(count).toBe(1)
  app.clock.advance(61_000)
  void tryMail(app.platform, { raw, origin: 'mailbox' }, dies)
  await expect.poll(count).toBe(2)
  expect((await postMail(app, raw)).status).toBe(400)
  expect(await listed()).toContainEqual(expect.objectContaining({ from, problem: 'failed', tries: 3 }))
})

test('An attempt that fails because the database is down is not counted', async () => {
  const { raw } = aMail()
  const away = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  for (let n = 0; n < 3; n += 1)
    await expect(tryMail(app.platform, { raw, origin: 'mailbox' }, away)).rejects.toThrow('gone')
  expect((await postMail(app, raw)).status).toBe(202)
  expect(await app.platform.db.$count(incomingMails)).toBeGreaterThan(0)
})

test('Coaches and editors do not see mails that were set aside', async () => {
  for (const role of ['coach', 'editor'] as const) {
    const other = await createStaff(app, [role])
    expect((await other.get('/staff/set-aside-mails')).status).toBe(403)
  }
})
