import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../../tests/fixtures/house.ts'
import { anEmail, somebody } from '../support.fixture.ts'
import { signMail } from './check-signature.ts'
import { anId, type Desk, inboundEnv, openDesk, post, rawMail } from './incoming.fixture.ts'
import { incomingMails } from './tables.ts'

let house: TestHouse
let desk: Desk
beforeAll(async () => {
  house = await createTestHouse({ env: inboundEnv })
  desk = await openDesk(house)
})
afterAll(() => house.close())

describe('a mail that answers nothing', () => {
  test('opens a ticket, and the way to it is mailed, in its thread', async () => {
    const email = anEmail()
    const messageId = anId()
    const headers = ['Content-Type: text/plain; charset=utf-8']
    expect(
      await desk.send({
        from: `Zoé Été <${email}>`,
        to: 'bonjour@exemple.fr',
        subject: '=?utf-8?Q?Une_id=C3=A9e?=',
        messageId,
        headers,
        text: 'Voilà',
      }),
    ).toBe(202)
    const [ticket] = await desk.ticketsOf(email)
    expect(ticket).toMatchObject({ title: 'Une idée', status: 'new', contact: { name: 'Zoé Été' } })
    const mail = await desk.lastMail(email)
    expect(mail.headers).toMatchObject({ 'In-Reply-To': messageId, References: messageId })
    expect(await desk.send({ from: email, to: mail.replyTo, text: 'Et puis' })).toBe(202)
    expect(await desk.wordsOf(ticket?.uid ?? '')).toEqual(['Voilà', 'Et puis'])
  })

  test('without a subject, a name or words still opens one', async () => {
    const email = `12345-${anEmail()}`
    expect(await desk.send({ from: email, to: 'bonjour@exemple.fr', subject: '', text: '' })).toBe(202)
    const [ticket] = await desk.ticketsOf(email)
    expect(ticket).toMatchObject({ title: 'Sans objet' })
    expect(await desk.wordsOf(ticket?.uid ?? '')).toEqual(['Courriel sans texte.'])
  })

  test('opens ten an hour for one sender at most', async () => {
    const email = anEmail()
    for (let count = 0; count < 12; count += 1)
      expect(await desk.send({ from: email, to: 'bonjour@exemple.fr', text: 'x' })).toBe(202)
    expect(await desk.ticketsOf(email)).toHaveLength(10)
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
    const { uid, email, replyTo } = await desk.answered()
    for (let count = 0; count < 32; count += 1)
      expect(await desk.send({ from: email, to: replyTo, text: `${count}` })).toBe(202)
    expect(await desk.wordsOf(uid)).toHaveLength(32)
    house.clock.advance(3_600_001)
    await desk.signInAgain()
    expect(await desk.send({ from: email, to: replyTo, text: 'plus tard' })).toBe(202)
    expect(await desk.wordsOf(uid)).toHaveLength(33)
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
    const { replyTo, mail } = await desk.lastMail(camille.email)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/doute|Racontez|Claire/)
    for (const text of ['mon secret', 'mon autre secret'])
      expect(await desk.send({ from: camille.email, to: replyTo, text })).toBe(202)
    await house.settle()
    const mails = await house.mailsTo(camille.email)
    expect(mails.filter(({ kind }) => kind === 'coaching.mail-refused')).toHaveLength(1)
    const { payload } = (await house.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body
    expect(payload.messages).toHaveLength(2)
    expect(await desk.ticketsOf(camille.email)).toEqual([])
    expect(JSON.stringify(await house.platform.db.select().from(incomingMails))).not.toContain('secret')
  })
})
