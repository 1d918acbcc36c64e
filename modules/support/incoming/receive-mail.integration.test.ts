import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { type HelpDesk, inboundEnv, openHelpDesk, postMail, rawMail } from '../fixtures/incoming-mail.ts'
import { createContactTicket, createUser, randomEmail } from '../fixtures/tickets.ts'
import { readOriginal } from './read-original.ts'

const acl = { user: true, vip: false, coach: false, support: true, editor: false, admin: false } as Viewer['acl']
const support: Viewer = { uid: randomUUID(), identifier: 'support@exemple.fr', acl, sid: randomUUID() }

let app: TestApp
let helpDesk: HelpDesk
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv })
  helpDesk = await openHelpDesk(app)
})
afterAll(() => app.close())

test('a mail to the signed address becomes a user message and makes its ticket pending', async () => {
  const { uid, email, replyTo, mail } = await helpDesk.answered()
  expect(mail?.text).toContain('Répondez simplement à ce message')
  expect(await helpDesk.send({ from: `Zoé <${email.toUpperCase()}>`, to: replyTo, text: 'Le 12.' })).toBe(202)
  const ticket = await helpDesk.ticketOf(uid)
  expect(ticket.status).toBe('pending')
  expect(ticket.messages.at(-1)).toMatchObject({ content: 'Le 12.', staff: false, contact: { name: 'Zoé' } })
})

test('a mailed answer is matched by its Message-IDs, never by its subject', async () => {
  const { uid, email, id } = await helpDesk.answered()
  const to = 'bonjour@exemple.fr'
  const headers = ['Content-Type: text/plain', `References: <x@y> ${id}`]
  expect(await helpDesk.send({ from: email, to, headers, text: 'Par référence' })).toBe(202)
  expect(
    await helpDesk.send({
      from: email,
      to,
      headers: ['Content-Type: text/plain', `In-Reply-To: ${id}`],
      text: 'Par réponse',
    }),
  ).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?', 'Par référence', 'Par réponse'])
  expect(await helpDesk.send({ from: email, to, subject: 'Re: Une réponse à votre demande', text: 'Par sujet' })).toBe(
    202,
  )
  expect(await helpDesk.wordsOf(uid)).toHaveLength(4)
  expect((await helpDesk.ticketsOf(email)).map(({ title }) => title)).toEqual([
    'Re: Une réponse à votre demande',
    '[Paiement]: Une question',
  ])
})

test('a mailed answer reopens a closed ticket', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  await helpDesk.staff('PATCH', `/${uid}`, { status: 'closed', version: (await helpDesk.ticketOf(uid)).version })
  expect(await helpDesk.send({ from: email, to: replyTo, text: 'Encore une chose' })).toBe(202)
  expect((await helpDesk.ticketOf(uid)).status).toBe('pending')
})

test('a mailed answer to a locked ticket opens a new one', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  await helpDesk.staff('PATCH', `/${uid}`, { status: 'locked', version: (await helpDesk.ticketOf(uid)).version })
  expect(await helpDesk.send({ from: email, to: replyTo, subject: 'Re: encore', text: 'Trop tard ?' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  expect((await helpDesk.ticketsOf(email)).map(({ title }) => title)).toEqual([
    'Re: encore',
    '[Paiement]: Une question',
  ])
})

test('a mailed answer to a merged ticket becomes a message of the remaining one', async () => {
  const { uid, email, replyTo, id } = await helpDesk.answered()
  const other = await createContactTicket(app, { email, message: 'La même chose' })
  const { version } = await helpDesk.ticketOf(uid)
  expect((await helpDesk.staff('POST', `/${uid}/merge`, { into: other.uid, version })).status).toBe(200)
  expect(await helpDesk.send({ from: email, to: replyTo, text: 'Par l’adresse' })).toBe(202)
  const headers = ['Content-Type: text/plain; charset=utf-8', `References: ${id}`]
  expect(await helpDesk.send({ from: email, to: 'bonjour@exemple.fr', headers, text: 'Par référence' })).toBe(202)
  expect((await helpDesk.wordsOf(other.uid)).slice(-2)).toEqual(['Par l’adresse', 'Par référence'])
  const last = (await helpDesk.ticketOf(other.uid)).messages.at(-1)
  expect((await helpDesk.staff('GET', `/${uid}/messages/${last.uid}/original`)).status).toBe(200)
})

test('a mail from another sender opens a ticket that the first user cannot see', async () => {
  const { uid, replyTo, id } = await helpDesk.answered()
  const stranger = randomEmail()
  const headers = ['Content-Type: text/plain; charset=utf-8', `References: ${id}`]
  expect(
    await helpDesk.send({
      from: `"Paul <b>Dupont</b>" <${stranger}>`,
      to: replyTo,
      headers,
      text: 'On m’a transmis ceci',
    }),
  ).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  const [own] = await helpDesk.ticketsOf(stranger)
  expect(own?.uid).not.toBe(uid)
  expect(await helpDesk.wordsOf(own?.uid ?? '')).toEqual(['On m’a transmis ceci'])
  expect(own?.contact.name).toBe('Paul b Dupont b')
})

test('a mailed answer to an address with an invalid signature is not matched', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const forged = replyTo.replace(/.@/, (end) => `${end[0] === 'a' ? 'b' : 'a'}@`)
  expect(await helpDesk.send({ from: email, to: forged, subject: 'Forgée', text: 'x' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
})

test('a mailed answer is stored once despite repeated and parallel deliveries', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const raw = rawMail({ from: email, to: replyTo, text: 'Une fois' })
  const statuses = await Promise.all([1, 2, 3].map(async () => (await postMail(app, raw)).status))
  expect([...statuses, (await postMail(app, raw)).status]).toEqual([202, 202, 202, 202])
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?', 'Une fois'])
})

test('a mailed answer is shown without quote and signature, which the original has', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const text = 'Le 12.\r\n\r\n-- \r\nZoé Martin\r\n\r\nLe 4 mars 2026 à 10:12, Éclore a écrit :\r\n> Quand ?\r\n'
  const headers = [
    'Content-Type: text/plain; charset=utf-8',
    'Authentication-Results: mx.exemple.fr; spf=pass x; dkim=fail y',
  ]
  expect(await helpDesk.send({ from: email, to: replyTo, headers, text })).toBe(202)
  const message = (await helpDesk.ticketOf(uid)).messages.at(-1)
  expect(message).toMatchObject({ content: 'Le 12.', mail: { trimmed: true, authentication: 'spf=pass dkim=fail' } })
  const original = await helpDesk.staff('GET', `/${uid}/messages/${message.uid}/original`)
  expect(original.body.payload.content).toContain('> Quand ?')
  expect((await helpDesk.staff('GET', `/${uid}/messages/${uid}/original`)).status).toBe(404)
  const coach = await createUser(app, 'Claire', 'coach')
  const asCoach = await app.call('GET', `/staff/tickets/${uid}/messages/${message.uid}/original`, {
    token: coach.token,
  })
  expect(asCoach.status).toBe(403)
})

test('a quoted link’s token is hidden in the original if SMTP is configured', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const secret = 'a'.repeat(43)
  const quoted = `Le 4 mars 2026 à 10:12, Éclore a écrit :\r\n> https://exemple.fr/contact/tickets/1?t=${secret}\r\n`
  const headers = ['Content-Type: text/plain; charset=utf-8']
  expect(await helpDesk.send({ from: email, to: replyTo, headers, text: `Le 12.\r\n\r\n${quoted}` })).toBe(202)
  const message = (await helpDesk.ticketOf(uid)).messages.at(-1)
  const read = async (smtpUrl: string | undefined) => {
    const { config, db } = app.platform
    return (await readOriginal({ config: { ...config, smtpUrl } }, db, support, { uid, message: message.uid })).content
  }
  expect(await read('smtp://127.0.0.1')).toContain('> https://exemple.fr/contact/tickets/1?t=[masqué]')
  expect(await read('smtp://127.0.0.1')).not.toContain(secret)
  expect(await read(undefined)).toContain(secret)
})

test('a mailed answer in HTML becomes text, without hidden content', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const html = `<style>p{}</style><p>Le <b>12</b> &amp; le&nbsp;13 &lt;3</p><script>alert(1)</script><div>Zoé</div>
      <div class="gmail_quote"><blockquote>Quand ?</blockquote></div>`
  expect(
    await helpDesk.send({
      from: email,
      to: replyTo,
      headers: ['Content-Type: text/html; charset=utf-8'],
      text: html,
    }),
  ).toBe(202)
  expect((await helpDesk.wordsOf(uid)).at(-1)).toBe('Le 12 & le 13 <3\n\nZoé')
})

test('a mailed answer is decoded from an old charset and tolerates malformed bytes', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const latin = ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit']
  expect(
    await helpDesk.send({ from: email, to: replyTo, headers: latin, body: Buffer.from('Été à Noël', 'latin1') }),
  ).toBe(202)
  const rubbish = Buffer.concat([
    Buffer.from('Avant '),
    Buffer.from([0, 1, 255, 254, 0xed, 0xa0, 0x80, 27]),
    Buffer.from(' après'),
  ])
  const strange = ['Content-Type: text/plain; charset=klingon-8', 'Content-Transfer-Encoding: 8bit']
  expect(await helpDesk.send({ from: email, to: replyTo, headers: strange, body: rubbish })).toBe(202)
  const words = await helpDesk.wordsOf(uid)
  expect(words.at(-2)).toBe('Été à Noël')
  expect(words.at(-1)).toMatch(/^Avant .* apr/s)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be stored
  expect(words.at(-1)).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
})

test('a mailed answer is cut at the length limit but complete in the original', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  expect(await helpDesk.send({ from: email, to: replyTo, text: `${'🌷'.repeat(10_000)} fin` })).toBe(202)
  const message = (await helpDesk.ticketOf(uid)).messages.at(-1)
  expect([...message.content]).toHaveLength(10_000)
  expect((await helpDesk.staff('GET', `/${uid}/messages/${message.uid}/original`)).body.payload.content).toMatch(/fin$/)
})

test.each([
  ['Zoé Martin <', '>', 'Bonjour Zoé Martin,'],
  ['', '', 'Bonjour,'],
])('a ticket opened by mail is confirmed by the sender’s name: %s', async (before, after, greeting) => {
  const email = randomEmail()
  expect(await helpDesk.send({ from: `${before}${email}${after}`, to: 'bonjour@exemple.fr', text: 'Aidez-moi' })).toBe(
    202,
  )
  await app.settle()
  expect((await app.mailsTo(email)).at(-1)?.text.match(/^Bonjour.*$/m)?.[0]).toBe(greeting)
})

test.each([
  ['an absence notice', ['Auto-Submitted: auto-replied']],
  ['one that was generated', ['Auto-Submitted: auto-generated']],
  ['bulk', ['Precedence: bulk']],
  ['an old absence notice', ['Precedence: auto_reply']],
  ['another', ['X-Autoreply: yes']],
  ['another still', ['X-Autorespond: yes']],
  ['one without a return path', ['Return-Path: <>']],
  ['a mailing list', ['List-Id: <amis.exemple.org>']],
  ['a newsletter', ['List-Unsubscribe: <https://exemple.org/non>']],
  ['a read receipt', ['Content-Type: multipart/report; report-type=disposition-notification; boundary=x']],
])('an unwanted mail is dropped: %s', async (_name, headers) => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const before = (await app.mailsTo(email)).length
  const all = headers.some((line) => line.startsWith('Content-Type'))
    ? headers
    : [...headers, 'Content-Type: text/plain']
  expect(await helpDesk.send({ from: email, to: replyTo, headers: all, text: 'Je suis absente' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  await app.settle()
  expect(await app.mailsTo(email)).toHaveLength(before)
})

test('an unwanted mail is dropped if it has our own Message-ID or sender address', async () => {
  const { uid, email, replyTo, id } = await helpDesk.answered()
  expect(await helpDesk.send({ from: email, to: replyTo, messageId: id, text: 'Quand ?' })).toBe(202)
  expect(await helpDesk.send({ from: 'bonjour@exemple.fr', to: replyTo, text: 'Quand ?' })).toBe(202)
  expect(await helpDesk.send({ from: replyTo, to: 'bonjour@exemple.fr', text: 'Quand ?' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
})

test('an unwanted mail is dropped if it has two senders or none', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  expect(
    await helpDesk.send({
      from: email,
      to: replyTo,
      headers: ['From: autre@exemple.fr', 'Content-Type: text/plain'],
      text: 'x',
    }),
  ).toBe(202)
  expect(await helpDesk.send({ from: '', to: replyTo, text: 'x' })).toBe(202)
  expect(await helpDesk.wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
})
