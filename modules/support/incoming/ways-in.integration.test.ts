import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { type HelpDesk, inboundEnv, newMessageId, openHelpDesk, postMail, rawMail } from '../fixtures/incoming-mail.ts'
import { createUser, randomEmail } from '../fixtures/tickets.ts'
import { signMail } from './check-signature.ts'
import { incomingMails } from './tables.ts'

let app: TestApp
let helpDesk: HelpDesk
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv })
  helpDesk = await openHelpDesk(app)
})
afterAll(() => app.close())

test('a mail opens a ticket whose link is mailed in the same thread', async () => {
  const email = randomEmail()
  const messageId = newMessageId()
  const headers = ['Content-Type: text/plain; charset=utf-8']
  expect(
    await helpDesk.send({
      from: `Zoé Été <${email}>`,
      to: 'bonjour@exemple.fr',
      subject: '=?utf-8?Q?Une_id=C3=A9e?=',
      messageId,
      headers,
      text: 'Voilà',
    }),
  ).toBe(202)
  const [ticket] = await helpDesk.ticketsOf(email)
  expect(ticket).toMatchObject({ title: 'Une idée', status: 'new', contact: { name: 'Zoé Été' } })
  const mail = await helpDesk.lastMail(email)
  expect(mail.headers).toMatchObject({ 'In-Reply-To': messageId, References: messageId })
  expect(await helpDesk.send({ from: email, to: mail.replyTo, text: 'Et puis' })).toBe(202)
  expect(await helpDesk.wordsOf(ticket?.uid ?? '')).toEqual(['Voilà', 'Et puis'])
})

test('a mail opens a ticket even without a subject, a name or a text', async () => {
  const email = `12345-${randomEmail()}`
  expect(await helpDesk.send({ from: email, to: 'bonjour@exemple.fr', subject: '', text: '' })).toBe(202)
  const [ticket] = await helpDesk.ticketsOf(email)
  expect(ticket).toMatchObject({ title: 'Sans objet' })
  expect(await helpDesk.wordsOf(ticket?.uid ?? '')).toEqual(['Courriel sans texte.'])
})

test('mails of one sender open ten tickets an hour at most', async () => {
  const email = randomEmail()
  for (let count = 0; count < 12; count += 1)
    expect(await helpDesk.send({ from: email, to: 'bonjour@exemple.fr', text: 'x' })).toBe(202)
  expect(await helpDesk.ticketsOf(email)).toHaveLength(10)
})

describe('the webhook', () => {
  const good = () => rawMail({ from: randomEmail(), to: 'bonjour@exemple.fr', text: 'x' })

  test('the webhook requires a recent signature of the body', async () => {
    expect((await postMail(app, good(), { 'x-mail-signature': 'sha256=00' })).status).toBe(401)
    expect((await postMail(app, good(), { 'x-mail-signature': '' })).status).toBe(401)
    expect((await postMail(app, good(), { 'x-mail-timestamp': 'hier' })).status).toBe(401)
    const raw = good()
    const old = await createTestApp({
      env: inboundEnv,
      now: new Date(app.clock.now().getTime() - 301_000).toISOString(),
    })
    const timestamp = String(Math.floor(old.clock.now().getTime() / 1000))
    expect((await postMail(old, raw)).status).toBe(202)
    old.clock.advance(301_000)
    const stale = {
      'x-mail-timestamp': timestamp,
      'x-mail-signature': signMail(inboundEnv.INBOUND_MAIL_SECRET, timestamp, raw),
    }
    expect((await postMail(old, raw, stale)).status).toBe(401)
    await old.close()
  })

  test('the webhook refuses an empty, invalid or too large body', async () => {
    expect((await postMail(app, Buffer.alloc(0))).status).toBe(400)
    expect((await postMail(app, Buffer.from('rien'))).status).toBe(400)
    expect((await postMail(app, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'))).status).toBe(413)
    const large = rawMail({
      from: randomEmail(),
      to: 'bonjour@exemple.fr',
      text: `${'x'.repeat(70)}\r\n`.repeat(30_000),
    })
    expect((await postMail(app, large)).status).toBe(202)
  })

  test('the webhook returns 404 when no secret is set', async () => {
    const other = await createTestApp()
    expect((await postMail(other, good())).status).toBe(404)
    await other.close()
  })
})

test('mail loops are cut off after thirty mails an hour from one sender', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  for (let count = 0; count < 32; count += 1)
    expect(await helpDesk.send({ from: email, to: replyTo, text: `${count}` })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toHaveLength(32)
  app.clock.advance(3_600_001)
  await helpDesk.signInAgain()
  expect(await helpDesk.send({ from: email, to: replyTo, text: 'plus tard' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toHaveLength(33)
})

test('coaching refuses an answer by mail and asks the member once a day to sign in', async () => {
  const [camille, claire] = [await createUser(app, 'Camille', 'vip'), await createUser(app, 'Claire', 'coach')]
  const opened = await app.call('POST', '/support/coaching/tickets', {
    token: camille.token,
    body: { title: 'Un doute', message: 'Bonjour' },
  })
  const { uid } = opened.body.payload
  await app.call('POST', `/staff/tickets/${uid}/messages`, {
    token: claire.token,
    body: { message: 'Racontez-moi.' },
  })
  const { replyTo, mail } = await helpDesk.lastMail(camille.email)
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/doute|Racontez|Claire/)
  for (const text of ['mon secret', 'mon autre secret'])
    expect(await helpDesk.send({ from: camille.email, to: replyTo, text })).toBe(202)
  await app.settle()
  const mails = await app.mailsTo(camille.email)
  expect(mails.filter(({ kind }) => kind === 'coaching.mail-refused')).toHaveLength(1)
  const { payload } = (await app.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body
  expect(payload.messages).toHaveLength(2)
  expect(await helpDesk.ticketsOf(camille.email)).toEqual([])
  expect(JSON.stringify(await app.platform.db.select().from(incomingMails))).not.toContain('secret')
})

test('Mail from a blocked address opens a locked ticket and gets no reply', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const { token } = await createUser(app, 'Nina', 'support')
  const contact = (await helpDesk.ticketOf(uid)).contact.uid
  await app.call('POST', `/staff/contacts/${contact}/block`, { token, body: { blocked: true, version: 1 } })
  const mails = (await app.mailsTo(email)).length
  expect(await helpDesk.send({ from: email, to: replyTo, text: 'Encore moi' })).toBe(202)
  expect((await app.mailsTo(email)).length).toBe(mails)
  expect(await helpDesk.wordsOf(uid)).not.toContain('Encore moi')
  const opened = (await helpDesk.ticketsOf(email)).find((one) => one.uid !== uid)
  expect(await helpDesk.ticketOf(opened?.uid ?? '')).toMatchObject({
    status: 'locked',
    messages: [{ content: 'Encore moi' }],
  })
})
