import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSetting, siteName, writeSetting } from '../../../../platform/settings/index.ts'
import { type Mailbox, startMailbox } from '../../../../tests/e2e/fixtures/mailbox.ts'
import { mailBody } from '../../../../tests/fixtures/mail-body.ts'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let mailbox: Mailbox
let app: TestApp
beforeAll(async () => {
  mailbox = await startMailbox(await mkdtemp(path.join(os.tmpdir(), 'mails-')))
  app = await createStaffApp({ env: { SMTP_URL: mailbox.url } })
})
afterAll(async () => {
  await app.close()
  await mailbox.stop()
  await rm(mailbox.folder, { recursive: true })
})

async function delivered() {
  const files = (await readdir(mailbox.folder)).filter((file) => file.endsWith('.eml')).sort()
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(mailbox.folder, file)))))
}

test('a resent mail has the same content and another Message-ID', async () => {
  const admin = await createUser(app, ['admin'])
  const { db, mailer } = app.platform
  const body = mailBody('Bonjour à vous')
  const mail = { to: 'zoe@exemple.fr', kind: 'office.test', subject: 'Une lettre', body }
  const uid = await db.transaction((db) => mailer.write(db, mail))
  await app.settle()
  expect((await admin.post(`/staff/mails/${uid}/resend`)).status).toBe(200)
  await app.settle()
  const [first, second, ...more] = await delivered()
  expect(more).toEqual([])
  expect(second?.subject).toBe('Une lettre')
  expect(second?.html).toBe(first?.html)
  expect(second?.messageId).not.toBe(first?.messageId)
  expect((await admin.get(`/staff/mails/${uid}`)).body.payload).toMatchObject({ state: 'sent', attempts: 2 })
})

test('mails are sent under the name that the owner gave the site', async () => {
  const { db, mailer, clock, config } = app.platform
  const stored = await findSetting(db, config, siteName)
  await writeSetting(db, { name: 'site-name', value: 'Chez "Zoé", coach', version: stored?.version ?? 1 }, clock.now())
  const mail = {
    to: 'zoe@exemple.fr',
    kind: 'office.test',
    subject: 'Une autre',
    body: mailBody('Oui'),
  }
  await db.transaction((db) => mailer.write(db, mail))
  await app.settle()
  const last = (await delivered()).find(({ subject }) => subject === 'Une autre')
  expect(last?.from).toEqual({ name: 'Chez "Zoé", coach', address: 'bonjour@exemple.fr' })
})
