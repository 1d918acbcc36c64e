import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createPdf, createPhoto } from '../../fixtures/attachments.ts'
import {
  type HelpDesk,
  inboundEnv,
  type MailFile,
  multipart,
  openHelpDesk,
  postMail,
  rawMail,
} from '../../fixtures/incoming-mail.ts'
import { contactHeaders, createUser, mailedTokens, randomEmail } from '../../fixtures/tickets.ts'
import { eraseSupport, exportSupport } from '../../personal-data.ts'

const mebibyte = 1024 * 1024

let app: TestApp
let helpDesk: HelpDesk
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv })
  helpDesk = await openHelpDesk(app)
})
afterAll(() => app.close())

const pdf = (name: string, bytes: Uint8Array = createPdf(name)): MailFile => ({ name, type: 'application/pdf', bytes })
const last = async (uid: string) => (await helpDesk.ticketOf(uid)).messages.at(-1)
const namesIn = (message: { attachments: { name: string }[] }) => message.attachments.map(({ name }) => name)
/** The last message as its author sees it. */
const ownMessage = async (uid: string, email: string) => {
  const token = (await mailedTokens(app, email)).at(-1) ?? ''
  const answer = await app.fastify.inject({
    url: `/api/support/contact/tickets/${uid}`,
    headers: contactHeaders(token),
  })
  return answer.json().payload.messages.at(-1)
}
/** An inline picture of random pixels, as large as pasted screenshots and logos. */
const pictureOf = async (name: string, width: number): Promise<MailFile> => {
  const raw = { width, height: width, channels: 3 } as const
  const bytes = await sharp(randomBytes(3 * width * width), { raw })
    .png()
    .toBuffer()
  return { name, type: 'image/png', bytes, disposition: 'inline' }
}
/** Names of the mail's rejected files, which staff see beside the message. */
const notTaken = async (uid: string): Promise<string[]> => {
  const path = `/${uid}/messages/${(await last(uid)).uid}/original`
  return (await helpDesk.staff('GET', path)).body.payload.attachments
}
async function rowsLeft(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    app.platform.db,
    sql`select count(*)::int as count from support_attachments`,
  )
  return row?.count ?? 0
}

test('pictures and PDFs of an answer are attached without metadata', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const files: MailFile[] = [
    { name: '=?utf-8?Q?=C3=A9t=C3=A9.jpg?=', type: 'image/jpeg', bytes: await createPhoto(), disposition: 'inline' },
    { ...pdf('facture.pdf'), type: 'application/octet-stream' },
  ]
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('Voici.', files) })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['Voici.', ['été.jpg', 'facture.pdf']])
  const url = `/api/support/contact/tickets/${uid}/attachments/${message.attachments[0].uid}`
  const token = (await mailedTokens(app, email)).at(-1) ?? ''
  const photo = await app.fastify.inject({ url, headers: contactHeaders(token) })
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(photo.rawPayload.includes('place secret')).toBe(false)
  expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined()
  expect((await app.fastify.inject({ url })).statusCode).toBe(401)
})

test('a photo alone makes a message without text', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const photo = { name: 'photo.jpg', type: 'image/jpeg', bytes: await createPhoto() }
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('', [photo]) })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['', ['photo.jpg']])
})

test('refused files are listed with the reason: type, size or number', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const files: MailFile[] = [
    { name: 'faux.jpg', type: 'image/jpeg', bytes: Buffer.from('<!doctype html><script>1</script>') },
    { name: 'lettre.docx', type: 'application/msword', bytes: Buffer.from('PK\u0003\u0004') },
    pdf('lourd.pdf', Buffer.alloc(10 * mebibyte + 1, '%PDF-1.7 ')),
    ...['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'].map((name) => pdf(name)),
  ]
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('Tout ceci.', files) })).toBe(202)
  const message = await last(uid)
  expect(namesIn(message)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
  expect(message.content).toBe('Tout ceci.')
  expect(message.refusedFiles).toEqual({
    files: [
      { name: 'faux.jpg', size: 33, reason: expect.stringMatching(/^Ce type de fichier/) },
      { name: 'lettre.docx', size: 4, reason: expect.stringMatching(/^Ce type de fichier/) },
      { name: 'lourd.pdf', size: 10 * mebibyte + 1, reason: expect.stringMatching(/^Ce fichier dépasse 10.Mo/) },
      { name: '6.pdf', size: createPdf('6.pdf').length, reason: expect.stringMatching(/^5.fichiers au plus/) },
    ],
    others: 0,
  })
  expect(await ownMessage(uid, email)).toMatchObject({ content: 'Tout ceci.', refusedFiles: message.refusedFiles })
})

test('The export lists refused files, and erasure removes them', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const letter: MailFile = { name: 'lettre.docx', type: 'application/msword', bytes: Buffer.from('PK\u0003\u0004') }
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('Voici.', [letter]) })).toBe(202)
  const member = await createUser(app, 'Zoé', 'user')
  const { db } = app.platform
  await db.execute(sql`update support_tickets set user_uid = ${member.uid} where uid = ${uid}`)
  const [ticket] = await Promise.all((await exportSupport(app.platform, db, member)).map((load) => load()))
  expect(ticket?.messages.at(-1)).toMatchObject({
    content: 'Voici.',
    refusedFiles: { files: [{ name: 'lettre.docx', size: 4 }], others: 0 },
  })
  await db.transaction((db) => eraseSupport(app.platform, db, member))
  expect(await rowsOf(db, sql`select uid from support_entries where ticket_uid = ${uid}`)).toEqual([])
})

test('Inline pictures of a mail are attached after its files', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const files = [await pictureOf('capture.png', 64), { ...pdf('facture.pdf') }]
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('Voyez.', files, 'related') })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['Voyez.', ['facture.pdf', 'capture.png']])
  expect(await notTaken(uid)).toEqual([])
})

test('Logos and tracking pixels are not attached; only staff see their names', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const files = [await pictureOf('pixel.png', 1), await pictureOf('logo.png', 30), await pictureOf('capture.png', 64)]
  expect(await helpDesk.send({ from: email, to: replyTo, ...multipart('Voyez.', files, 'related') })).toBe(202)
  const message = await last(uid)
  expect([message.content, namesIn(message)]).toEqual(['Voyez.', ['capture.png']])
  expect(await notTaken(uid)).toEqual(['pixel.png', 'logo.png'])
})

test('Staff see the names of twenty refused files and the number of the others', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const send = (files: readonly MailFile[]) =>
    helpDesk.send({ from: email, to: replyTo, ...multipart('Tout ceci.', files) })
  expect(await send([pdf('pris.pdf'), { ...pdf('lettre.docx'), bytes: Buffer.from('PK') }])).toBe(202)
  expect(namesIn(await last(uid))).toEqual(['pris.pdf'])
  expect(await notTaken(uid)).toEqual(['lettre.docx'])
  const names = Array.from({ length: 130 }, (_, index) => `${index + 1}.txt`)
  expect(await send(names.map((name) => ({ name, type: 'text/x-notes', bytes: Buffer.from('x') })))).toBe(202)
  expect(await notTaken(uid)).toEqual([...names.slice(0, 20), '110\u00a0autres'])
  const { files, others } = (await last(uid)).refusedFiles
  expect([files.length, others]).toEqual([20, 110])
})

test('files of mails that open tickets are attached, up to twenty a day per sender', async () => {
  const email = randomEmail()
  const send = () => helpDesk.send({ from: email, to: 'bonjour@exemple.fr', ...multipart('Bonjour', [pdf('a.pdf')]) })
  for (let n = 0; n < 20; n += 1) {
    if (n % 10 === 0) app.clock.advance(3_601_000)
    expect(await send()).toBe(202)
  }
  app.clock.advance(3_601_000)
  expect(await send()).toBe(202)
  await helpDesk.signInAgain()
  const tickets = await helpDesk.ticketsOf(email)
  const [newest, before] = [await last(tickets[0]?.uid ?? ''), await last(tickets[1]?.uid ?? '')]
  expect([namesIn(before), namesIn(newest)]).toEqual([['a.pdf'], []])
  expect(newest.content).toBe('Bonjour')
  expect(newest.refusedFiles.files).toEqual([
    { name: 'a.pdf', size: createPdf('a.pdf').length, reason: expect.stringMatching(/^Trop de fichiers/) },
  ])
})

test('files are stored once for a repeated mail and never for a dropped one', async () => {
  const { uid, email, replyTo } = await helpDesk.answered()
  const before = await rowsLeft()
  const raw = rawMail({ from: email, to: replyTo, ...multipart('Une fois', [pdf('une.pdf')]) })
  const statuses = await Promise.all([1, 2, 3].map(async () => (await postMail(app, raw)).status))
  expect(statuses).toEqual([202, 202, 202])
  expect(namesIn(await last(uid))).toEqual(['une.pdf'])
  expect(await rowsLeft()).toBe(before + 1)

  const { headers = [], body = '' } = multipart('Absente', [pdf('absence.pdf')])
  const absence = { from: email, to: replyTo, headers: [...headers, 'Auto-Submitted: auto-replied'], body }
  expect(await helpDesk.send(absence)).toBe(202)
  expect(await rowsLeft()).toBe(before + 1)
})

test('an answer by mail to a discussion stores no file', async () => {
  const camille = await createUser(app, 'Camille', 'vip')
  const claire = await createUser(app, 'Claire', 'coach')
  const opened = await app.call('POST', '/support/coaching/tickets', {
    token: camille.token,
    body: { title: '[Vie]: x', message: 'x', coach: claire.uid },
  })
  const { uid } = opened.body.payload
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: claire.token, body: { message: 'Bonjour' } })
  const { id } = await helpDesk.lastMail(camille.email)
  const before = await rowsLeft()
  const { headers = [], body = '' } = multipart('Voici', [pdf('intime.pdf')])
  const to = 'bonjour@exemple.fr'
  expect(await helpDesk.send({ from: camille.email, to, headers: [...headers, `References: ${id}`], body })).toBe(202)
  expect(await rowsLeft()).toBe(before)
})
