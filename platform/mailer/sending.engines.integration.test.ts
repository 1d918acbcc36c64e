import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { mailBody } from '../../tests/fixtures/mail-body.ts'
import { refusal, type SmtpAnswers, startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { mails } from './index.ts'

let app: TestApp
let smtp: TestSmtpServer
afterEach(async () => {
  await app.close()
  await smtp.stop()
})

async function open(answers: SmtpAnswers): Promise<void> {
  smtp = await startSmtpServer(answers)
  app = await createTestApp({ env: { SMTP_URL: smtp.url } })
}

const write = (to: string) => {
  const { mailer, db } = app.platform
  const mail = { to, kind: 'test', subject: 'Bonjour', body: mailBody('Bonjour') }
  return db.transaction((db) => mailer.write(db, mail))
}

async function mailOf(uid: string) {
  const [mail] = await app.platform.db.select().from(mails).where(eq(mails.uid, uid))
  return mail
}

test('a slow mail does not delay other mails', async () => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await open({ onMail: ({ to }) => (to.startsWith('slow') ? released : undefined) })
  const slow = await Promise.all(['slow1', 'slow2', 'slow3'].map((name) => write(`${name}@exemple.fr`)))
  await expect.poll(() => smtp.received.length).toBe(3)
  const quick = await write('quick@exemple.fr')
  await expect.poll(async () => (await mailOf(quick))?.state).toBe('sent')
  expect(await Promise.all(slow.map(async (uid) => (await mailOf(uid))?.state))).toEqual(['queued', 'queued', 'queued'])
  release()
  await app.settle()
  expect(await Promise.all(slow.map(async (uid) => (await mailOf(uid))?.state))).toEqual(['sent', 'sent', 'sent'])
  expect(smtp.received).toHaveLength(4)
})

test('a mail refused with a 550 is marked as bounced and not retried', async () => {
  let asked = 0
  await open({
    onRecipient() {
      asked += 1
      throw refusal(550, '5.1.1 no such user')
    },
  })
  const uid = await write('inconnue@exemple.fr')
  await app.settle()
  expect(await mailOf(uid)).toMatchObject({
    state: 'bounced',
    bounce: 'hard',
    bouncedAt: app.clock.now(),
    error: expect.stringContaining('550'),
    attempts: 1,
  })
  expect(asked).toBe(1)
  expect(await app.platform.jobs.dead()).toEqual([])
})

test('a full mailbox (552) is a soft bounce', async () => {
  await open({
    onMail() {
      throw refusal(552, '5.2.2 mailbox full')
    },
  })
  const uid = await write('full@exemple.fr')
  await app.settle()
  expect(await mailOf(uid)).toMatchObject({ state: 'bounced', bounce: 'soft' })
})

test.each([
  [450, 'try again later'],
  [530, 'authentication required'],
  [554, '5.7.1 Client host blocked'],
  [554, '5.7.0 try again later'],
])('a %i is tried again after a while, under the same Message-ID', async (code, words) => {
  const seen: string[] = []
  await open({
    onMail({ messageId }) {
      seen.push(messageId)
      if (seen.length === 1) throw refusal(code, words)
    },
  })
  const uid = await write('later@exemple.fr')
  await expect.poll(async () => (await mailOf(uid))?.state).toBe('sent')
  expect(await mailOf(uid)).toMatchObject({ error: null, attempts: 2, bounce: null })
  expect(seen).toHaveLength(2)
  expect(new Set(seen).size).toBe(1)
})

test('a sent mail is not sent twice if the database could not record it', async () => {
  await open({})
  const { db } = app.platform
  const update = db.update.bind(db)
  let failures = 0
  db.update = ((table: never) => {
    if (table !== (mails as never) || failures === 2) return update(table)
    failures += 1
    throw new Error('the connection broke')
  }) as typeof db.update
  const uid = await write('once@exemple.fr')
  await expect.poll(async () => (await mailOf(uid))?.state).toBe('sent')
  expect(failures).toBe(2)
  expect(smtp.received).toHaveLength(1)
})
