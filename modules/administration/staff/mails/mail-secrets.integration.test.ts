import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMail } from '../../../../platform/mailer/index.ts'
import { mailBody } from '../../../../tests/fixtures/mail-body.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/fixtures/smtp-server.ts'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { newEmail, orderGift } from '../../../subscriptions/fixtures/gifts.ts'

const secretIn = (text: string | undefined, pattern: RegExp): string => pattern.exec(text ?? '')?.[1] ?? ''
const ofReset = /reset-password\?token=([\w-]+)/
const ofGift = /gift\/use\?t=([\w-]+)/

async function resetMailOf(app: TestApp, admin: Person, identifier: string): Promise<string> {
  expect((await app.call('POST', '/reset-password/request', { body: { identifier } })).status).toBe(202)
  await app.settle()
  return (await admin.get(`/staff/mails?filter[to]=${identifier}`)).body.payload[0].uid
}

function pageOf(app: TestApp, { token }: Person, uid: string) {
  const headers = { authorization: `Bearer ${token}` }
  return app.fastify.inject({ method: 'GET', url: `/api/staff/mails/${uid}/page`, headers })
}

describe('when mails are sent by SMTP', () => {
  let smtp: TestSmtpServer
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    smtp = await startSmtpServer({})
    app = await createStaffApp({ env: { SMTP_URL: smtp.url } })
    admin = await createUser(app, ['admin'])
  })
  afterAll(async () => {
    await app.close()
    await smtp.stop()
  })

  /** Received mails, oldest first. */
  const arrived = (email: string) =>
    Promise.all(smtp.received.filter(({ to }) => to === email).map(({ raw }) => PostalMime.parse(raw)))

  async function readByStaff(uid: string): Promise<string> {
    const paths = [`/staff/mails/${uid}`, '/staff/mails', '/staff/audit', '/staff/jobs', '/staff/dead-jobs']
    const answers = await Promise.all(paths.map((path) => admin.get(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    return JSON.stringify([answers.map(({ body }) => body), (await pageOf(app, admin, uid)).body])
  }

  test('an admin cannot read the secret of a member’s link, even after a resend', async () => {
    const { email } = await createUser(app, ['user'])
    const uid = await resetMailOf(app, admin, email)
    expect((await admin.get(`/staff/mails/${uid}`)).body.payload.text).toContain('reset-password?token=[masqué]')
    expect((await admin.post(`/staff/mails/${uid}/resend`)).status).toBe(200)
    await app.settle()
    const secrets = (await arrived(email)).map(({ text }) => secretIn(text, ofReset))
    expect(secrets.map(({ length }) => length)).toEqual([43, 43])
    const read = await readByStaff(uid)
    for (const secret of secrets) expect(read).not.toContain(secret)
    const body = { token: secrets.at(-1), password: 'une autre petite fleur' }
    expect((await app.call('POST', '/reset-password/update', { body })).status).toBe(200)
  })

  test('an admin cannot read the code of a gift, in its link or alone', async () => {
    const email = newEmail()
    expect((await orderGift(app, { email })).status).toBe(200)
    await app.settle()
    const code = secretIn((await arrived(email))[0]?.text, ofGift)
    expect(code).toMatch(/^\w{4}(-\w{4}){3}$/)
    const [{ uid }] = (await admin.get(`/staff/mails?filter[to]=${email}`)).body.payload
    expect((await admin.get(`/staff/mails/${uid}`)).body.payload.text).toContain('[à lire dans l’e-mail]')
    expect(await readByStaff(uid)).not.toContain(code)
  })

  test('an admin cannot read a secret that the mail’s writer did not declare', async () => {
    const secret = `${randomUUID()}${randomUUID()}`
    const email = newEmail()
    const mail = {
      to: email,
      kind: 'test',
      subject: 'Votre avis',
      body: mailBody(`Ici : https://a.fr/survey?t=${secret}`),
    }
    const { db, mailer } = app.platform
    const uid = await db.transaction((db) => mailer.write(db, mail))
    await app.settle()
    expect((await arrived(email))[0]?.text).toContain(`survey?t=${secret}`)
    expect(await readByStaff(uid)).not.toContain(secret)
    expect((await admin.post(`/staff/mails/${uid}/resend`)).status).toBe(200)
    await app.settle()
    expect((await arrived(email))[1]?.text).toContain(`survey?t=${secret}`)
  })
})

describe('when mails are kept', () => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await createStaffApp()
    admin = await createUser(app, ['admin'])
  })
  afterAll(() => app.close())

  test('the back office shows a mail’s link only until an SMTP server is set', async () => {
    const { email } = await createUser(app, ['user'])
    const uid = await resetMailOf(app, admin, email)
    const { text, html } = (await admin.get(`/staff/mails/${uid}`)).body.payload
    const secret = secretIn(text, ofReset)
    expect(secret).toHaveLength(43)
    expect(html).toContain(secret)
    const { db, config, fingerprintKey } = app.platform
    const later = { config: { ...config, smtpUrl: 'smtp://127.0.0.1' }, fingerprintKey }
    const masked = await findMail(later, db, uid)
    expect(masked?.text).toContain('token=[masqué]')
    expect(JSON.stringify(masked)).not.toContain(secret)
  })

  test('a mail is shown in a frame without scripts, forms or session', async () => {
    const uid = await resetMailOf(app, admin, (await createUser(app, ['user'])).email)
    const page = await pageOf(app, admin, uid)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toBe((await admin.get(`/staff/mails/${uid}`)).body.payload.html)
    const origin = new URL(app.platform.config.publicUrl).origin
    expect(page.headers['content-security-policy']).toBe(
      `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
    )
    expect((await pageOf(app, admin, randomUUID())).statusCode).toBe(404)
    expect((await pageOf(app, await createUser(app, ['coach']), uid)).statusCode).toBe(403)
  })
})
