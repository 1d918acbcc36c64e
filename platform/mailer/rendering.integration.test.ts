import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { letterTemplate } from '../../modules/subscriptions/mails/layout.tsx'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import { createStaffApp, createUser } from '../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { bodyOf, mails, sendMailJob } from './index.ts'

let app: TestApp
afterEach(() => app.close())

const props = { title: 'Bonjour', preview: '', name: 'Zoé', paragraphs: ['Une phrase.'] }
const repeated = { timeout: scaleTimeout(60_000), interval: 100 }

async function mailOf(uid: string) {
  const [mail] = await app.platform.db.select().from(mails).where(eq(mails.uid, uid))
  return mail
}

test('a failing template fails its mail and not the transaction', async () => {
  app = await createStaffApp()
  const admin = await createUser(app, ['admin'])
  const { db, mailer } = app.platform
  const body = bodyOf(letterTemplate, { ...props, paragraphs: null as never })
  const mail = { to: 'zoe@exemple.fr', kind: 'test', subject: 'Bonjour', body }
  const uid = await db.transaction((db) => mailer.write(db, mail))
  await expect.poll(async () => (await mailOf(uid))?.state, repeated).toBe('failed')
  const shown = (await admin.get(`/staff/mails/${uid}`)).body.payload
  expect(shown).toMatchObject({ state: 'failed', error: expect.stringContaining('null') })
  await db
    .update(mails)
    .set({ props: JSON.stringify(props) })
    .where(eq(mails.uid, uid))
  await expect.poll(async () => (await mailOf(uid))?.state, repeated).toBe('kept')
  const sent = await mailOf(uid)
  expect(sent).toMatchObject({ error: null, template: null, props: null, text: expect.stringContaining('Une phrase.') })
  expect(sent?.attempts).toBeGreaterThanOrEqual(2)
})

test('a mail is stored as template and props until the job renders it', async () => {
  app = await createTestApp({ workers: false })
  const identifier = `${randomUUID()}@exemple.fr`
  const body = { uid: randomUUID(), identifier, password: 'un-mot-de-passe-assez-long', formula: 'default' }
  expect((await app.call('POST', '/registrations/register', { body })).status).toBe(201)
  const [waiting] = await app.mailsTo(identifier)
  expect(waiting).toMatchObject({ template: 'accounts.welcome', html: '', text: '', state: 'queued' })
  await sendMailJob.handle(app.platform, { uid: waiting?.uid ?? '' })
  const [kept] = await app.mailsTo(identifier)
  expect(kept).toMatchObject({ template: null, props: null, state: 'kept' })
  expect(kept?.text).toContain('Votre compte est ouvert')
  expect(kept?.html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Bienvenue chez Mon site</title>'])
})

test('a waiting mail that an earlier version rendered is sent unchanged', async () => {
  app = await createTestApp()
  const { db, jobs, clock } = app.platform
  const uid = randomUUID()
  const words = { html: '<p>Des mots</p>', text: 'Des mots' }
  const row = { uid, recipient: 'zoe@exemple.fr', subject: 'Avant', kind: 'test', state: 'queued' as const, ...words }
  await db.transaction(async (db) => {
    await db.insert(mails).values({ ...row, createdAt: clock.now() })
    await jobs.enqueue(db, sendMailJob, { uid })
  })
  await app.settle()
  expect(await mailOf(uid)).toMatchObject({ state: 'kept', ...words })
})
