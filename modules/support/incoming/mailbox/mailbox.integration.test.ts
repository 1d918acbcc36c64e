import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ImapServer, startImapServer } from '../../../../tests/fixtures/imap-server.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { inboundEnv, newMessageId, rawMail } from '../../fixtures/incoming-mail.ts'
import { randomEmail } from '../../fixtures/tickets.ts'
import { collectMailSweep } from '../sweeps-incoming.ts'
import { incomingMails, mailboxes, mailTries } from '../tables.ts'
import { mailboxOf } from './mailbox.ts'

let imap: ImapServer
let apps: TestApp[]
beforeEach(async () => {
  imap = await startImapServer()
  apps = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const app of apps.reverse()) await app.close()
  await imap.stop()
})

const { INBOUND_MAIL_SECRET: _, ...env } = inboundEnv
async function start(given: Record<string, string> = {}, beside?: TestApp): Promise<TestApp> {
  const app = await createTestApp({
    env: { ...env, IMAP_URL: imap.url, ...given },
    ...(beside ? { beside, workers: false } : {}),
  })
  apps.push(app)
  return app
}

const collect = (app: TestApp) => collectMailSweep.handle(app.platform)
const taken = async (app: TestApp) =>
  (await app.platform.db.select().from(incomingMails)).map(({ messageId }) => messageId).sort()
/** Collects mail once more, ignoring a failure. @returns the Message-IDs processed so far */
async function takenNow(app: TestApp): Promise<string[]> {
  await collect(app).catch(() => {})
  return taken(app)
}
const mail = (messageId = newMessageId(), text = 'Bonjour') =>
  rawMail({ from: randomEmail(), to: 'bonjour@exemple.fr', messageId, text })
const lockedUntil = async (app: TestApp) => (await app.platform.db.select().from(mailboxes))[0]?.lockedUntil
const bare = (id: string) => id.replace(/[<>]/g, '')

test('mail is processed on arrival, without waiting for the next run', async () => {
  const app = await start()
  await collect(app)
  await expect.poll(() => imap.log.includes('IDLE')).toBe(true)
  const id = newMessageId()
  const { flags } = imap.deliver(mail(id))
  await expect.poll(() => taken(app)).toEqual([bare(id)])
  await expect.poll(() => flags.has('\\Seen')).toBe(true)
})

test('mail that is already read or old at the first start is ignored', async () => {
  imap.deliver(mail(), { flags: ['\\Seen'] })
  imap.deliver(mail(), { date: new Date(Date.now() - 3 * 86_400_000) })
  const [waiting, later] = [newMessageId(), newMessageId()]
  imap.deliver(mail(waiting))
  const app = await start()
  await collect(app)
  expect(await taken(app)).toEqual([bare(waiting)])
  imap.deliver(mail(later), { flags: ['\\Seen'] })
  await expect.poll(() => takenNow(app)).toEqual([waiting, later].map(bare).sort())
})

test('processed mail is moved to the configured folder', async () => {
  const app = await start({ IMAP_URL: `${imap.url}?processed=Archives` })
  imap.deliver(mail())
  await collect(app)
  expect([imap.folders.get('INBOX')?.length, imap.folders.get('Archives')?.length]).toEqual([0, 1])
})

test('after the server renumbers its mails, none is lost or processed twice', async () => {
  const app = await start()
  const [first, second, third] = [newMessageId(), newMessageId(), newMessageId()]
  imap.deliver(mail(first))
  await collect(app)
  imap.renumber()
  imap.deliver(mail(second))
  await expect.poll(() => takenNow(app)).toEqual([first, second].map(bare).sort())
  imap.deliver(mail(third))
  await expect.poll(() => takenNow(app)).toEqual([first, second, third].map(bare).sort())
})

test('a broken connection is reopened', async () => {
  const app = await start()
  await collect(app)
  imap.cut()
  const id = newMessageId()
  imap.deliver(mail(id))
  await expect.poll(() => takenNow(app)).toEqual([bare(id)])
})

test('a second process reads the mailbox once the first one stops', async () => {
  const one = await start()
  const other = await start({}, one)
  await collect(one)
  await collect(other)
  expect(imap.connections()).toBe(1)
  const ids = Array.from({ length: 5 }, newMessageId)
  for (const id of ids) imap.deliver(mail(id))
  await Promise.all([collect(one), collect(other)])
  await expect.poll(() => taken(one)).toEqual(ids.map(bare).sort())
  await mailboxOf(one.platform)?.close()
  const last = newMessageId()
  imap.deliver(mail(last))
  await collect(other)
  expect(await taken(one)).toEqual([...ids, last].map(bare).sort())
})

test('the lock of a dead process expires after a minute', async () => {
  const one = await start()
  const other = await start({}, one)
  await collect(one)
  const id = newMessageId()
  other.clock.advance(61_000)
  imap.deliver(mail(id))
  await collect(other)
  expect(await taken(one)).toEqual([bare(id)])
})

test('unreadable or oversized mail does not block later mail', async () => {
  const app = await start()
  const rubbish = imap.deliver('rien')
  const large = imap.deliver(Buffer.concat([mail(), Buffer.alloc(25 * 1024 * 1024, 'x')]))
  const id = newMessageId()
  imap.deliver(mail(id))
  await collect(app)
  expect(await taken(app)).toEqual([bare(id)])
  expect([rubbish, large].map(({ flags }) => flags.has('\\Flagged'))).toEqual([true, true])
  expect(imap.folders.get('INBOX')).toHaveLength(3)
  const aside = (await app.platform.db.select().from(mailTries)).map(({ problem }) => problem)
  expect(aside.sort()).toEqual(['too-large', 'unreadable'])
})

test('a wrong password does not stop the server', async () => {
  const app = await start({ IMAP_URL: imap.url.replace('mot%20de%20passe', 'faux') })
  await expect(collect(app)).rejects.toThrow()
  expect((await app.call('GET', '/site-settings')).status).toBe(200)
})

test('A missing folder leaves no connection open and is retried with growing delays', async () => {
  const app = await start({ IMAP_URL: imap.url.replace('INBOX', 'Absent') })
  const selected = () => imap.log.filter((command) => command.startsWith('SELECT')).length
  await expect(collect(app)).rejects.toThrow('the mail server refused: no such folder')
  for (let look = 0; look < 11; look += 1) await collect(app).catch(() => {})
  await expect.poll(() => imap.connections()).toBe(0)
  expect(selected()).toBe(1)
  app.clock.advance(10_001)
  for (let look = 0; look < 12; look += 1) await collect(app).catch(() => {})
  app.clock.advance(10_001)
  await collect(app)
  expect(selected()).toBe(2)
  app.clock.advance(10_001)
  await collect(app).catch(() => {})
  expect(selected()).toBe(3)
  await expect.poll(() => imap.connections()).toBe(0)
})

test('The lock is renewed while mails are fetched', async () => {
  const one = await start()
  const other = await start({}, one)
  await collect(one)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const release = imap.hold()
  imap.deliver(mail())
  const fetching = collect(one)
  await expect.poll(() => imap.held()).toBeGreaterThan(0)
  for (let step = 0; step < 4; step += 1) {
    for (const app of [one, other]) app.clock.advance(20_000)
    const before = await lockedUntil(one)
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.poll(() => lockedUntil(one)).not.toEqual(before)
    await collect(other)
  }
  vi.useRealTimers()
  expect(imap.connections()).toBe(1)
  release()
  await fetching
  expect(await taken(one)).toHaveLength(1)
})
