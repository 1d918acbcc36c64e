import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestHouse, type TestHouse } from '../../../tests/fixtures/house.ts'
import { aPdf, aPhoto } from '../attachments.fixture.ts'
import { anEmail, asContact, mailedTokens, somebody } from '../support.fixture.ts'
import { type Desk, inboundEnv, type MailFile, multipart, openDesk, post, rawMail } from './incoming.fixture.ts'

const mebibyte = 1024 * 1024

let house: TestHouse
let desk: Desk
beforeAll(async () => {
  house = await createTestHouse({ env: inboundEnv })
  desk = await openDesk(house)
})
afterAll(() => house.close())

const pdf = (name: string, bytes: Uint8Array = aPdf(name)): MailFile => ({ name, type: 'application/pdf', bytes })
const last = async (uid: string) => (await desk.ticketOf(uid)).messages.at(-1)
const namesIn = (message: { attachments: { name: string }[] }) => message.attachments.map(({ name }) => name)
async function rowsLeft(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    house.platform.db,
    sql`select count(*)::int as count from support_attachments`,
  )
  return row?.count ?? 0
}

test('pictures and PDFs of an answer are attached, stripped, and hers by her link', async () => {
  const { uid, email, replyTo } = await desk.answered()
  const files: MailFile[] = [
    { name: '=?utf-8?Q?=C3=A9t=C3=A9.jpg?=', type: 'image/jpeg', bytes: await aPhoto(), disposition: 'inline' },
    { ...pdf('facture.pdf'), type: 'application/octet-stream' },
  ]
  expect(await desk.send({ from: email, to: replyTo, ...multipart('Voici.', files) })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['Voici.', ['été.jpg', 'facture.pdf']])
  const url = `/api/support/contact/tickets/${uid}/attachments/${message.attachments[0].uid}`
  const token = (await mailedTokens(house, email)).at(-1) ?? ''
  const photo = await house.app.inject({ url, headers: asContact(token) })
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(photo.rawPayload.includes('place secret')).toBe(false)
  expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined()
  expect((await house.app.inject({ url })).statusCode).toBe(401)
})

test('a photo alone is a message without words', async () => {
  const { uid, email, replyTo } = await desk.answered()
  const photo = { name: 'photo.jpg', type: 'image/jpeg', bytes: await aPhoto() }
  expect(await desk.send({ from: email, to: replyTo, ...multipart('', [photo]) })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['', ['photo.jpg']])
})

test('what is not taken is named with the reason: by its content, its size, its number', async () => {
  const { uid, email, replyTo } = await desk.answered()
  const files: MailFile[] = [
    { name: 'faux.jpg', type: 'image/jpeg', bytes: Buffer.from('<!doctype html><script>1</script>') },
    { name: 'lettre.docx', type: 'application/msword', bytes: Buffer.from('PK\u0003\u0004') },
    pdf('lourd.pdf', Buffer.alloc(10 * mebibyte + 1, '%PDF-1.7 ')),
    ...['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'].map((name) => pdf(name)),
  ]
  expect(await desk.send({ from: email, to: replyTo, ...multipart('Tout ceci.', files) })).toBe(202)
  const message = await last(uid)
  expect(namesIn(message)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
  expect(message.content.split('\n')).toEqual([
    'Tout ceci.',
    '',
    'Pièces jointes non reprises\u00a0:',
    expect.stringMatching(/^faux\.jpg.: Ce type de fichier/),
    expect.stringMatching(/^lettre\.docx.: Ce type de fichier/),
    expect.stringMatching(/^lourd\.pdf.: Ce fichier dépasse 10.Mo/),
    expect.stringMatching(/^6\.pdf.: 5.fichiers au plus/),
  ])
})

test('a mail that opens a ticket brings its files, twenty a day from one sender', async () => {
  const email = anEmail()
  const send = () => desk.send({ from: email, to: 'bonjour@exemple.fr', ...multipart('Bonjour', [pdf('a.pdf')]) })
  for (let n = 0; n < 20; n += 1) {
    if (n % 10 === 0) house.clock.advance(3_601_000)
    expect(await send()).toBe(202)
  }
  house.clock.advance(3_601_000)
  expect(await send()).toBe(202)
  await desk.signInAgain()
  const tickets = await desk.ticketsOf(email)
  const [newest, before] = [await last(tickets[0]?.uid ?? ''), await last(tickets[1]?.uid ?? '')]
  expect([namesIn(before), namesIn(newest)]).toEqual([['a.pdf'], []])
  expect(newest.content).toMatch(/a\.pdf.: Trop de fichiers/)
})

test('once, however often the mail comes; and nothing of one that is dropped or refused', async () => {
  const { uid, email, replyTo } = await desk.answered()
  const before = await rowsLeft()
  const raw = rawMail({ from: email, to: replyTo, ...multipart('Une fois', [pdf('une.pdf')]) })
  const statuses = await Promise.all([1, 2, 3].map(async () => (await post(house, raw)).status))
  expect(statuses).toEqual([202, 202, 202])
  expect(namesIn(await last(uid))).toEqual(['une.pdf'])
  expect(await rowsLeft()).toBe(before + 1)

  const { headers = [], body = '' } = multipart('Absente', [pdf('absence.pdf')])
  const absence = { from: email, to: replyTo, headers: [...headers, 'Auto-Submitted: auto-replied'], body }
  expect(await desk.send(absence)).toBe(202)
  expect(await rowsLeft()).toBe(before + 1)
})

test('an answer by mail to a discussion leaves no file either', async () => {
  const camille = await somebody(house, 'Camille', 'vip')
  const claire = await somebody(house, 'Claire', 'coach')
  const opened = await house.call('POST', '/support/coaching/tickets', {
    token: camille.token,
    body: { title: '[Vie]: x', message: 'x', coach: claire.uid },
  })
  const { uid } = opened.body.payload
  await house.call('POST', `/staff/tickets/${uid}/messages`, { token: claire.token, body: { message: 'Bonjour' } })
  const { id } = await desk.lastMail(camille.email)
  const before = await rowsLeft()
  const { headers = [], body = '' } = multipart('Voici', [pdf('intime.pdf')])
  const to = 'bonjour@exemple.fr'
  expect(await desk.send({ from: camille.email, to, headers: [...headers, `References: ${id}`], body })).toBe(202)
  expect(await rowsLeft()).toBe(before)
})
