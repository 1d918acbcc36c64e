import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { postMail, rawMail } from '../../fixtures/incoming-mail.ts'
import { type MailTestApp, openMailApp } from '../../fixtures/mail-app.ts'
import { createContactTicket, type TestUser } from '../../fixtures/tickets.ts'

let mailApp: MailTestApp
let app: TestApp
let julie: TestUser
let admin: TestUser
beforeAll(async () => {
  mailApp = await openMailApp()
  ;({ app, julie, admin } = mailApp)
})
afterAll(() => mailApp.close())

const answer = async (uid: string) => {
  const sent = await app.call('POST', `/staff/tickets/${uid}/messages`, {
    token: julie.token,
    body: { message: 'Quand ?' },
  })
  expect(sent.status).toBe(201)
  await app.settle()
}
const ticketOf = async (uid: string) =>
  (await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })).body.payload
const mailOf = async (uid: string) =>
  (await app.call('GET', `/staff/mails/${uid}`, { token: admin.token })).body.payload

/** The last sent mail as the SMTP server received it, and its bounce address. */
async function lastSent() {
  const raw = (await mailApp.left()).at(-1)?.toString() ?? ''
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*(.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ')
  const messageId = header('Message-ID') ?? ''
  return {
    raw,
    header,
    messageId,
    uid: messageId.slice(1, 37),
    returnPath: header('Return-Path')?.replace(/[<>]/g, '') ?? '',
  }
}

interface Failure {
  status?: string
  action?: string
  returned?: string
}

/** A delivery report of a mail server (RFC 3464). */
const report = (to: string, { status = '5.1.1', action = 'failed', returned = '' }: Failure) =>
  rawMail({
    from: 'Mail Delivery System <MAILER-DAEMON@mx.exemple.org>',
    to,
    subject: 'Undelivered Mail Returned to Sender',
    headers: [
      'Return-Path: <>',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ],
    body: [
      '--b',
      'Content-Type: text/plain',
      '',
      'I could not deliver your message.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.exemple.org',
      '',
      'Final-Recipient: rfc822; zoe@exemple.fr',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 no such',
      ' mailbox',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      returned,
      '',
      '--b--',
      '',
    ].join('\r\n'),
  })

test('a sent mail has a reply address and asks for no automatic replies', async () => {
  const { uid, email } = await createContactTicket(app)
  await answer(uid)
  const { header, returnPath, messageId } = await lastSent()
  expect(header('Reply-To')).toMatch(/^reponse\+t[a-z2-7]{42}@courrier\.exemple\.fr$/)
  expect(returnPath).toMatch(/^reponse\+b[a-z2-7]{42}@courrier\.exemple\.fr$/)
  expect(header('Auto-Submitted')).toBe('auto-generated')
  expect(messageId).toMatch(/^<[0-9a-f-]{36}@exemple\.fr>$/)
  expect(header('References')).toMatch(/^<[0-9a-f-]{36}@exemple\.fr>$/)
  expect(header('In-Reply-To')).toBe(header('References'))
  expect(header('To')).toBe(email)
})

test('a hard bounce stops mail to that address until the user writes', async () => {
  const { uid, email } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  expect((await postMail(app, report(sent.returnPath, {}))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({
    state: 'bounced',
    bounce: 'hard',
    bouncedDateTime: expect.any(String),
    error: '5.1.1 smtp; 550 5.1.1 no such mailbox',
  })
  expect((await ticketOf(uid)).contact.undeliverable).toEqual(expect.any(String))
  const before = (await app.mailsTo(email)).length
  await answer(uid)
  expect(await app.mailsTo(email)).toHaveLength(before)
  expect(
    (await postMail(app, rawMail({ from: email, to: sent.header('Reply-To') ?? '', text: 'Me voici' }))).status,
  ).toBe(202)
  expect((await ticketOf(uid)).contact).not.toHaveProperty('undeliverable')
  await answer(uid)
  expect(await app.mailsTo(email)).toHaveLength(before + 1)
})

test('a soft bounce does not stop later mail', async () => {
  const { uid, email } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  expect((await postMail(app, report(sent.returnPath, { status: '4.2.2' }))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'bounced', bounce: 'soft' })
  expect((await ticketOf(uid)).contact).not.toHaveProperty('undeliverable')
  const before = (await app.mailsTo(email)).length
  await answer(uid)
  expect(await app.mailsTo(email)).toHaveLength(before + 1)
})

test('delay and delivery reports do not mark a mail as failed', async () => {
  const { uid } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  expect((await postMail(app, report(sent.returnPath, { action: 'delivered', status: '2.0.0' }))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'sent', error: null })
  expect((await postMail(app, report(sent.returnPath, { action: 'delayed', status: '4.4.1' }))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'sent', error: expect.stringContaining('4.4.1') })
})

test('a bounce to the sender address is matched by its Message-ID', async () => {
  const { uid } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  const forged = sent.returnPath.replace(/.@/, (end) => `${end[0] === 'a' ? 'b' : 'a'}@`)
  expect((await postMail(app, report(forged, {}))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'sent' })
  expect(
    (await postMail(app, report('bonjour@exemple.fr', { returned: `Message-ID: ${sent.messageId}` }))).status,
  ).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'bounced', bounce: 'hard' })
})

test('a refusal because of our server does not stop mail to the contact', async () => {
  const { uid, email } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  const prose = rawMail({
    from: 'postmaster@exemple.org',
    to: sent.returnPath,
    text: 'Your mail failed: 550 5.7.1 refused.',
  })
  expect((await postMail(app, prose)).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({ state: 'bounced', bounce: 'soft' })
  expect((await ticketOf(uid)).contact).not.toHaveProperty('undeliverable')
  const before = (await app.mailsTo(email)).length
  await answer(uid)
  expect(await app.mailsTo(email)).toHaveLength(before + 1)
})

/** A feedback report of a mailbox provider (RFC 5965). */
const complaint = (returned: string, { feedback = 'abuse', fields = '' } = {}) =>
  rawMail({
    from: 'Feedback Loop <fbl@exemple.org>',
    to: 'bonjour@exemple.fr',
    subject: 'Email Feedback Report',
    headers: ['Content-Type: multipart/report; report-type=feedback-report; boundary="b"'],
    body: [
      '--b',
      'Content-Type: text/plain',
      '',
      'This is an email abuse report.',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${feedback}`,
      'Version: 1',
      'User-Agent: SomeProvider/1.0',
      ...(fields ? [fields] : []),
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      returned,
      '',
      'Bonjour',
      '--b--',
      '',
    ].join('\r\n'),
  })

const waiting = async (what: string) =>
  (await app.call('GET', `/staff/mails?filter[awaits]=${what}`, { token: admin.token })).body.payload.map(
    (mail: { uid: string }) => mail.uid,
  )

test.each([
  ['its Message-ID', ({ messageId }: { messageId: string }) => complaint(`Message-ID: ${messageId}`)],
  [
    'the signed sender address',
    ({ returnPath }: { returnPath: string }) =>
      complaint('From: bonjour@exemple.fr', { fields: `Original-Mail-From: <${returnPath}>` }),
  ],
])('A complaint that names our mail by %s is shown to staff until it is settled', async (_name, write) => {
  const { uid } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  expect((await postMail(app, write(sent))).status).toBe(202)
  expect(await mailOf(sent.uid)).toMatchObject({
    state: 'sent',
    complaintDateTime: expect.any(String),
    settledDateTime: null,
  })
  expect((await ticketOf(uid)).contact).not.toHaveProperty('undeliverable')
  for (const what of ['staff', 'complaint']) expect(await waiting(what)).toContain(sent.uid)
  expect((await app.call('POST', `/staff/mails/${sent.uid}/settle`, { token: admin.token, body: {} })).status).toBe(200)
  for (const what of ['staff', 'complaint']) expect(await waiting(what)).not.toContain(sent.uid)
})

test('A not-spam report and a complaint about another site are ignored', async () => {
  const { uid } = await createContactTicket(app)
  await answer(uid)
  const sent = await lastSent()
  const tickets = async () => (await app.call('GET', '/staff/tickets', { token: julie.token })).body.page.total
  const before = await tickets()
  await postMail(app, complaint(`Message-ID: ${sent.messageId}`, { feedback: 'not-spam' }))
  await postMail(app, complaint('Message-ID: <autre@exemple.org>'))
  expect(await mailOf(sent.uid)).toMatchObject({ complaintDateTime: null })
  expect(await tickets()).toBe(before)
})
