import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../../tests/fixtures/house.ts'
import { anEmail, asContact, mailedTokens, openedTicket, type Somebody, somebody } from '../support.fixture.ts'
import { anId, inboundEnv, type MailParts, post, rawMail } from './incoming.fixture.ts'

let house: TestHouse
let julie: Somebody
beforeAll(async () => {
  house = await createTestHouse({ env: inboundEnv })
  julie = await somebody(house, 'Julie', 'support')
})
afterAll(() => house.close())

const staff = (method: string, path: string, body?: unknown) =>
  house.call(method, `/staff/tickets${path}`, { token: julie.token, body })
const ticketOf = async (uid: string) => (await staff('GET', `/${uid}?length=100`)).body.payload
const wordsOf = async (uid: string): Promise<string[]> =>
  (await ticketOf(uid)).messages.map(({ content }: { content: string }) => content)
const lastMail = async (email: string) => {
  await house.settle()
  const mail = (await house.mailsTo(email)).at(-1)
  const headers = JSON.parse(mail?.headers ?? '{}') as Record<string, string>
  return { mail, id: `<${mail?.uid}@exemple.fr>`, replyTo: headers['Reply-To'] ?? '', headers }
}
const ticketsOf = async (email: string): Promise<{ uid: string; title: string; contact: { name: string } }[]> => {
  const tokens = await mailedTokens(house, email)
  if (tokens.length === 0) return []
  return (await house.call('GET', '/support/contact/tickets', { headers: asContact(tokens.at(-1) ?? '') })).body.payload
}

/** A ticket that staff answered, and the address her program would answer to. */
async function answered(given: Record<string, unknown> = {}) {
  const ticket = await openedTicket(house, given)
  expect((await staff('POST', `/${ticket.uid}/messages`, { message: 'Quand ?' })).status).toBe(201)
  return { ...ticket, ...(await lastMail(ticket.email)) }
}
const send = async (parts: MailParts) => (await post(house, rawMail(parts))).status

describe('an answer by mail', () => {
  test('to the signed address is a message of hers, and the turn is the staff’s', async () => {
    const { uid, email, replyTo, mail } = await answered()
    expect(mail?.text).toContain('Répondez simplement à ce message')
    expect(await send({ from: `Zoé <${email.toUpperCase()}>`, to: replyTo, text: 'Le 12.' })).toBe(202)
    const ticket = await ticketOf(uid)
    expect(ticket.status).toBe('pending')
    expect(ticket.messages.at(-1)).toMatchObject({ content: 'Le 12.', staff: false, contact: { name: 'Zoé' } })
  })

  test('is found by the Message-IDs it names, never by its subject', async () => {
    const { uid, email, id } = await answered()
    const to = 'bonjour@exemple.fr'
    const headers = ['Content-Type: text/plain', `References: <x@y> ${id}`]
    expect(await send({ from: email, to, headers, text: 'Par référence' })).toBe(202)
    expect(
      await send({ from: email, to, headers: ['Content-Type: text/plain', `In-Reply-To: ${id}`], text: 'Par réponse' }),
    ).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?', 'Par référence', 'Par réponse'])
    expect(await send({ from: email, to, subject: 'Re: Une réponse à votre demande', text: 'Par sujet' })).toBe(202)
    expect(await wordsOf(uid)).toHaveLength(4)
    expect((await ticketsOf(email)).map(({ title }) => title)).toEqual([
      'Re: Une réponse à votre demande',
      '[Paiement]: Une question',
    ])
  })

  test('reopens what was closed', async () => {
    const { uid, email, replyTo } = await answered()
    await staff('PATCH', `/${uid}`, { status: 'closed', version: (await ticketOf(uid)).version })
    expect(await send({ from: email, to: replyTo, text: 'Encore une chose' })).toBe(202)
    expect((await ticketOf(uid)).status).toBe('pending')
  })

  test('to a locked ticket opens a new one', async () => {
    const { uid, email, replyTo } = await answered()
    await staff('PATCH', `/${uid}`, { status: 'locked', version: (await ticketOf(uid)).version })
    expect(await send({ from: email, to: replyTo, subject: 'Re: encore', text: 'Trop tard ?' })).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
    expect((await ticketsOf(email)).map(({ title }) => title)).toEqual(['Re: encore', '[Paiement]: Une question'])
  })

  test('of a stranger opens a ticket of theirs, and she sees nothing of it', async () => {
    const { uid, replyTo, id } = await answered()
    const stranger = anEmail()
    const headers = ['Content-Type: text/plain; charset=utf-8', `References: ${id}`]
    expect(
      await send({ from: `"Paul <b>Dupont</b>" <${stranger}>`, to: replyTo, headers, text: 'On m’a transmis ceci' }),
    ).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
    const [own] = await ticketsOf(stranger)
    expect(own?.uid).not.toBe(uid)
    expect(await wordsOf(own?.uid ?? '')).toEqual(['On m’a transmis ceci'])
    expect(own?.contact.name).toBe('Paul b Dupont b')
  })

  test('to an address with another signature proves nothing', async () => {
    const { uid, email, replyTo } = await answered()
    const forged = replyTo.replace(/.@/, (end) => `${end[0] === 'a' ? 'b' : 'a'}@`)
    expect(await send({ from: email, to: forged, subject: 'Forgée', text: 'x' })).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  })

  test('counts once, however often it comes, also at once', async () => {
    const { uid, email, replyTo } = await answered()
    const raw = rawMail({ from: email, to: replyTo, text: 'Une fois' })
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post(house, raw)).status))
    expect([...statuses, (await post(house, raw)).status]).toEqual([202, 202, 202, 202])
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?', 'Une fois'])
  })

  test('loses its quote and signature, which staff find in the original', async () => {
    const { uid, email, replyTo } = await answered()
    const text = 'Le 12.\r\n\r\n-- \r\nZoé Martin\r\n\r\nLe 4 mars 2026 à 10:12, Éclore a écrit :\r\n> Quand ?\r\n'
    const headers = [
      'Content-Type: text/plain; charset=utf-8',
      'Authentication-Results: mx.exemple.fr; spf=pass x; dkim=fail y',
    ]
    expect(await send({ from: email, to: replyTo, headers, text })).toBe(202)
    const message = (await ticketOf(uid)).messages.at(-1)
    expect(message).toMatchObject({ content: 'Le 12.', mail: { trimmed: true, authentication: 'spf=pass dkim=fail' } })
    const original = await staff('GET', `/${uid}/messages/${message.uid}/original`)
    expect(original.body.payload.content).toContain('> Quand ?')
    expect((await staff('GET', `/${uid}/messages/${uid}/original`)).status).toBe(404)
    const coach = await somebody(house, 'Claire', 'coach')
    const asCoach = await house.call('GET', `/staff/tickets/${uid}/messages/${message.uid}/original`, {
      token: coach.token,
    })
    expect(asCoach.status).toBe(403)
  })

  test('in HTML becomes text, without what is hidden in it', async () => {
    const { uid, email, replyTo } = await answered()
    const html = `<style>p{}</style><p>Le <b>12</b> &amp; le&nbsp;13 &lt;3</p><script>alert(1)</script><div>Zoé</div>
      <div class="gmail_quote"><blockquote>Quand ?</blockquote></div>`
    expect(
      await send({ from: email, to: replyTo, headers: ['Content-Type: text/html; charset=utf-8'], text: html }),
    ).toBe(202)
    expect((await wordsOf(uid)).at(-1)).toBe('Le 12 & le 13 <3\n\nZoé')
  })

  test('in an old charset is read, rubbish does no harm', async () => {
    const { uid, email, replyTo } = await answered()
    const latin = ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit']
    expect(await send({ from: email, to: replyTo, headers: latin, body: Buffer.from('Été à Noël', 'latin1') })).toBe(
      202,
    )
    const rubbish = Buffer.concat([
      Buffer.from('Avant '),
      Buffer.from([0, 1, 255, 254, 0xed, 0xa0, 0x80, 27]),
      Buffer.from(' après'),
    ])
    const strange = ['Content-Type: text/plain; charset=klingon-8', 'Content-Transfer-Encoding: 8bit']
    expect(await send({ from: email, to: replyTo, headers: strange, body: rubbish })).toBe(202)
    const words = await wordsOf(uid)
    expect(words.at(-2)).toBe('Été à Noël')
    expect(words.at(-1)).toMatch(/^Avant .* apr/s)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be kept
    expect(words.at(-1)).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
  })

  test('names what was attached', async () => {
    const { uid, email, replyTo } = await answered()
    const boundary = 'limite'
    const body = [
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Voici la facture',
      `--${boundary}`,
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="facture.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0xLjQ=',
      `--${boundary}--`,
      '',
    ].join('\r\n')
    expect(
      await send({ from: email, to: replyTo, headers: [`Content-Type: multipart/mixed; boundary=${boundary}`], body }),
    ).toBe(202)
    expect((await wordsOf(uid)).at(-1)).toBe('Voici la facture\n\nPièces jointes non reprises\u00a0: facture.pdf')
  })

  test('longer than a message is cut, the rest is in the original', async () => {
    const { uid, email, replyTo } = await answered()
    expect(await send({ from: email, to: replyTo, text: `${'🌷'.repeat(10_000)} fin` })).toBe(202)
    const message = (await ticketOf(uid)).messages.at(-1)
    expect([...message.content]).toHaveLength(9998)
    expect((await staff('GET', `/${uid}/messages/${message.uid}/original`)).body.payload.content).toMatch(/fin$/)
  })
})

describe('a mail that is nobody’s words to us', () => {
  test.each([
    ['an absence notice', ['Auto-Submitted: auto-replied']],
    ['one that was generated', ['Auto-Submitted: auto-generated']],
    ['bulk', ['Precedence: bulk']],
    ['an old absence notice', ['Precedence: auto_reply']],
    ['another', ['X-Autoreply: yes']],
    ['another still', ['X-Autorespond: yes']],
    ['one from nobody', ['Return-Path: <>']],
    ['a mailing list', ['List-Id: <amis.exemple.org>']],
    ['a newsletter', ['List-Unsubscribe: <https://exemple.org/non>']],
    ['a read receipt', ['Content-Type: multipart/report; report-type=disposition-notification; boundary=x']],
  ])('is dropped: %s', async (_name, headers) => {
    const { uid, email, replyTo } = await answered()
    const before = (await house.mailsTo(email)).length
    const all = headers.some((line) => line.startsWith('Content-Type'))
      ? headers
      : [...headers, 'Content-Type: text/plain']
    expect(await send({ from: email, to: replyTo, headers: all, text: 'Je suis absente' })).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
    await house.settle()
    expect(await house.mailsTo(email)).toHaveLength(before)
  })

  test('is dropped: our own, come back', async () => {
    const { uid, email, replyTo, id } = await answered()
    expect(await send({ from: email, to: replyTo, messageId: id, text: 'Quand ?' })).toBe(202)
    expect(await send({ from: 'bonjour@exemple.fr', to: replyTo, text: 'Quand ?' })).toBe(202)
    expect(await send({ from: replyTo, to: 'bonjour@exemple.fr', text: 'Quand ?' })).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  })

  test('is dropped: one from two senders, or from none', async () => {
    const { uid, email, replyTo } = await answered()
    expect(
      await send({
        from: email,
        to: replyTo,
        headers: ['From: autre@exemple.fr', 'Content-Type: text/plain'],
        text: 'x',
      }),
    ).toBe(202)
    expect(await send({ from: '', to: replyTo, text: 'x' })).toBe(202)
    expect(await wordsOf(uid)).toEqual(['Bonjour', 'Quand ?'])
  })
})

describe('a mail that answers nothing', () => {
  test('opens a ticket, and the way to it is mailed, in its thread', async () => {
    const email = anEmail()
    const messageId = anId()
    const headers = ['Content-Type: text/plain; charset=utf-8']
    expect(
      await send({
        from: `Zoé Été <${email}>`,
        to: 'bonjour@exemple.fr',
        subject: '=?utf-8?Q?Une_id=C3=A9e?=',
        messageId,
        headers,
        text: 'Voilà',
      }),
    ).toBe(202)
    const [ticket] = await ticketsOf(email)
    expect(ticket).toMatchObject({ title: 'Une idée', status: 'new', contact: { name: 'Zoé Été' } })
    const mail = await lastMail(email)
    expect(mail.headers).toMatchObject({ 'In-Reply-To': messageId, References: messageId })
    expect(await send({ from: email, to: mail.replyTo, text: 'Et puis' })).toBe(202)
    expect(await wordsOf(ticket?.uid ?? '')).toEqual(['Voilà', 'Et puis'])
  })

  test('without a subject, a name or words still opens one', async () => {
    const email = `12345-${anEmail()}`
    expect(await send({ from: email, to: 'bonjour@exemple.fr', subject: '', text: '' })).toBe(202)
    const [ticket] = await ticketsOf(email)
    expect(ticket).toMatchObject({ title: 'Sans objet' })
    expect(await wordsOf(ticket?.uid ?? '')).toEqual(['Courriel sans texte.'])
  })

  test('opens ten an hour for one sender at most', async () => {
    const email = anEmail()
    for (let count = 0; count < 12; count += 1)
      expect(await send({ from: email, to: 'bonjour@exemple.fr', text: 'x' })).toBe(202)
    expect(await ticketsOf(email)).toHaveLength(10)
  })
})

describe('the webhook', () => {
  const good = () => rawMail({ from: anEmail(), to: 'bonjour@exemple.fr', text: 'x' })

  test('wants a signature of that body, made lately', async () => {
    expect((await post(house, good(), { 'x-mail-signature': 'sha256=00' })).status).toBe(401)
    expect((await post(house, good(), { 'x-mail-signature': '' })).status).toBe(401)
    expect((await post(house, good(), { 'x-mail-timestamp': 'hier' })).status).toBe(401)
    const raw = good()
    const old = await createTestHouse({
      env: inboundEnv,
      now: new Date(house.clock.now().getTime() - 301_000).toISOString(),
    })
    const timestamp = String(Math.floor(old.clock.now().getTime() / 1000))
    expect((await post(old, raw)).status).toBe(202)
    old.clock.advance(301_000)
    const { signMail } = await import('./check-signature.ts')
    const stale = {
      'x-mail-timestamp': timestamp,
      'x-mail-signature': signMail(inboundEnv.INBOUND_MAIL_SECRET, timestamp, raw),
    }
    expect((await post(old, raw, stale)).status).toBe(401)
    await old.close()
  })

  test('refuses what is empty, no mail, or too large', async () => {
    expect((await post(house, Buffer.alloc(0))).status).toBe(400)
    expect((await post(house, Buffer.from('rien'))).status).toBe(400)
    expect((await post(house, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'))).status).toBe(413)
    const large = rawMail({ from: anEmail(), to: 'bonjour@exemple.fr', text: `${'x'.repeat(70)}\r\n`.repeat(30_000) })
    expect((await post(house, large)).status).toBe(202)
  })

  test('is not there where no secret is set', async () => {
    const other = await createTestHouse()
    expect((await post(other, good())).status).toBe(404)
    await other.close()
  })
})

describe('loops', () => {
  test('thirty in an hour are enough: programs that answer each other end there', async () => {
    const { uid, email, replyTo } = await answered()
    for (let count = 0; count < 32; count += 1)
      expect(await send({ from: email, to: replyTo, text: `${count}` })).toBe(202)
    expect(await wordsOf(uid)).toHaveLength(32)
    house.clock.advance(3_600_001)
    julie = await somebody(house, 'Julie', 'support')
    expect(await send({ from: email, to: replyTo, text: 'plus tard' })).toBe(202)
    expect(await wordsOf(uid)).toHaveLength(33)
  })
})

describe('coaching', () => {
  test('an answer by mail is not taken: she is asked to sign in, once a day, and nothing of it is kept', async () => {
    const [camille, claire] = [await somebody(house, 'Camille', 'vip'), await somebody(house, 'Claire', 'coach')]
    const opened = await house.call('POST', '/support/coaching/tickets', {
      token: camille.token,
      body: { title: 'Un doute', message: 'Bonjour' },
    })
    const { uid } = opened.body.payload
    await house.call('POST', `/staff/tickets/${uid}/messages`, {
      token: claire.token,
      body: { message: 'Racontez-moi.' },
    })
    const { replyTo, mail } = await lastMail(camille.email)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/doute|Racontez|Claire/)
    for (const text of ['mon secret', 'mon autre secret'])
      expect(await send({ from: camille.email, to: replyTo, text })).toBe(202)
    const mails = await (async () => {
      await house.settle()
      return house.mailsTo(camille.email)
    })()
    expect(mails.filter(({ kind }) => kind === 'coaching.mail-refused')).toHaveLength(1)
    const { payload } = (await house.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body
    expect(payload.messages).toHaveLength(2)
    expect(await ticketsOf(camille.email)).toEqual([])
    const { incomingMails } = await import('./tables.ts')
    expect(JSON.stringify(await house.platform.db.select().from(incomingMails))).not.toContain('secret')
  })
})
