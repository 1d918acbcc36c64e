import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../contracts/rate-limits/rate-limits.ts'
import { rowsOf } from '../../platform/database/index.ts'
import { tryConsume } from '../../platform/limits/index.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { announceFiles, prepareInlineUploads } from '../support/attachments/inline-uploads.ts'
import { bearerHeaders, createPdf, createPhoto, type FormFile, openWithFiles } from '../support/fixtures/attachments.ts'
import { contactHeaders, createUser, mailedTokens, randomEmail, type TestUser } from '../support/fixtures/tickets.ts'
import { forgetAttachmentsSweep } from '../support/sweeps.ts'
import { openCoachingApp } from './fixtures/coaching-app.ts'

const mebibyte = 1024 * 1024
const hour = 3_600_000

let app: TestApp
let camille: TestUser
let claire: TestUser
beforeAll(async () => {
  ;({ app, camille, claire } = await openCoachingApp())
})
afterAll(() => app.close())

const pdf = (name: string): FormFile => ({ name, bytes: createPdf(name) })
const discussion = { title: '[Vie]: Un doute', message: 'Bonjour' }
const open = (files: readonly FormFile[], ticket: unknown = discussion, who = camille, key = '') =>
  openWithFiles(
    app,
    'coaching',
    { ...bearerHeaders(who), ...(key ? { 'idempotency-key': key } : {}) },
    { ticket, files },
  )
const visitor = () => ({ title: '[Autre]: Bonjour', message: 'Voici', email: randomEmail(), name: 'Zoé' })
const openAsVisitor = (files: readonly FormFile[], ticket = visitor(), from?: string) =>
  openWithFiles(app, 'contact', from ? { 'x-forwarded-for': from } : {}, { ticket, files })
const read = async (who: TestUser, address: string) =>
  app.fastify.inject({ url: `/api/support/coaching/tickets/${address}`, headers: bearerHeaders(who) })

async function count(table: 'support_tickets' | 'support_attachments' | 'coaching_discussion_keys'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    app.platform.db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return row?.count ?? 0
}
async function storedFiles(): Promise<number> {
  const root = path.join(app.platform.config.dataDir, 'media')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile() && entry.parentPath.includes('attachments')).length
}

test('a first message keeps its files in order, encrypted, without metadata', async () => {
  const files = [{ name: 'été.jpg', bytes: await createPhoto() }, pdf('b.pdf')]
  const { status, body } = await open(files, { ...discussion, coach: claire.uid })
  expect(status).toBe(201)
  const [message] = body.payload.messages
  expect(message.attachments.map(({ name, mimeType }: Record<string, string>) => [name, mimeType])).toEqual([
    ['été.jpg', 'image/jpeg'],
    ['b.pdf', 'application/pdf'],
  ])
  const [photo] = message.attachments
  const whole = await read(camille, `${body.payload.uid}/attachments/${photo.uid}`)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.includes('place secret')).toBe(false)
  const staffs = await app.fastify.inject({
    url: `/api/staff/tickets/${body.payload.uid}/attachments/${photo.uid}?size=small`,
    headers: bearerHeaders(claire),
  })
  expect(staffs.statusCode).toBe(200)
  const rows = await rowsOf(app.platform.db, sql`select * from support_attachments where uid = ${photo.uid}`)
  expect(JSON.stringify(rows)).not.toContain('été')
})

test('a first message with files is stored once per key; other files return 409', async () => {
  const before = await count('support_tickets')
  const first = await open([pdf('a.pdf')], discussion, camille, 'une clé')
  const again = await open([pdf('a.pdf')], discussion, camille, 'une clé')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.payload.uid).toBe(first.body.payload.uid)
  expect(await count('support_tickets')).toBe(before + 1)
  expect((await open([pdf('b.pdf')], discussion, camille, 'une clé')).status).toBe(409)
})

test('a first message with a refused file opens nothing and names the reason', async () => {
  const before = [await count('support_tickets'), await count('support_attachments'), await storedFiles()]
  const files = [
    pdf('a.pdf'),
    { name: 'b.txt', bytes: Buffer.from('rien') },
    { name: 'c.gif', bytes: Buffer.from('GIF89a') },
  ]
  const { status, body } = await open(files)
  expect([status, body.violations[0].property]).toEqual([400, 'attachments'])
  expect(body.violations[0].message).toMatch(/«.b\.txt.».: Ce type .* «.c\.gif.».: Ce type/)
  expect([await count('support_tickets'), await count('support_attachments'), await storedFiles()]).toEqual(before)
})

test('a first message accepts five files of 10 MiB, no sixth and no larger one', async () => {
  const large = { name: 'grand.pdf', bytes: Buffer.alloc(10 * mebibyte + 1, '%PDF-1.7 ') }
  const fits = { name: 'entier.pdf', bytes: large.bytes.subarray(0, -1) }
  expect((await open([fits, fits, fits, fits, fits])).status).toBe(201)
  expect((await open([large])).status).toBe(413)
  expect((await open(['1', '2', '3', '4', '5', '6'].map(pdf))).status).toBe(413)
})

test('a first message with files is validated like one without', async () => {
  expect((await open([])).body.violations).toEqual([expect.objectContaining({ property: 'file', type: 'missing' })])
  const wrong = await open([pdf('a.pdf')], { title: '', message: 'x' })
  expect([wrong.status, wrong.body.violations[0].property]).toEqual([400, 'title'])
  expect((await open([pdf('a.pdf')], { ...discussion, coach: camille.uid })).status).toBe(400)
  const lea = await createUser(app, 'Léa')
  expect((await open([pdf('a.pdf')], discussion, lea)).status).toBe(403)
  expect((await openWithFiles(app, 'coaching', {}, { ticket: discussion, files: [pdf('a.pdf')] })).status).toBe(401)
})

test('a first message needs the member’s consent before any file is read', async () => {
  const zoe = await createUser(app, 'Zoé', 'vip')
  await app.call('DELETE', `/users/${zoe.uid}/consents/coaching`, { token: zoe.token })
  const before = await storedFiles()
  const { status, body } = await open([pdf('a.pdf')], discussion, zoe)
  expect([status, body.violations[0]]).toEqual([409, expect.objectContaining({ property: 'consent' })])
  expect(await storedFiles()).toBe(before)
})

test('a ticket with files is readable by the mailed link, including its files', async () => {
  const ticket = visitor()
  const { status, body } = await openAsVisitor([pdf('capture.pdf')], ticket)
  expect(status).toBe(201)
  const headers = contactHeaders((await mailedTokens(app, ticket.email)).at(-1) ?? '')
  const { payload } = (await app.call('GET', `/support/contact/tickets/${body.payload.uid}`, { headers })).body
  const [attachment] = payload.messages[0].attachments
  const url = `/api/support/contact/tickets/${payload.uid}/attachments/${attachment.uid}`
  expect((await app.fastify.inject({ url, headers })).rawPayload).toEqual(createPdf('capture.pdf'))
  expect((await app.fastify.inject({ url })).statusCode).toBe(401)
})

test('a client address may open twenty tickets with files a day, more without', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n < 20; n += 1) statuses.add((await openAsVisitor([pdf('a.pdf')], visitor(), '203.0.113.9')).status)
  expect([...statuses]).toEqual([201])
  const refused = await openAsVisitor([pdf('a.pdf')], visitor(), '203.0.113.9')
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('par le lien reçu')])
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const plain = await app.call('POST', '/support/contact/tickets', { headers, body: visitor() })
  expect([plain.status, (await openAsVisitor([pdf('a.pdf')])).status]).toEqual([201, 201])
})

test('The limit on files of unknown visitors does not affect other people', async () => {
  const owner = visitor()
  expect((await openAsVisitor([pdf('a.pdf')], owner)).status).toBe(201)
  const headers = contactHeaders((await mailedTokens(app, owner.email)).at(-1) ?? '')
  const { firstFilesOfAll } = rateLimits
  for (let n = 0; n < firstFilesOfAll.most; n += 1) {
    await tryConsume(app.platform.db, app.platform.clock, [firstFilesOfAll, ''])
  }
  const plain = await app.call('POST', '/support/contact/tickets', { body: visitor() })
  const stranger = await openAsVisitor([pdf('a.pdf')])
  const holder = await openWithFiles(app, 'contact', headers, { ticket: visitor(), files: [pdf('a.pdf')] })
  const member = await openWithFiles(app, 'contact', bearerHeaders(camille), {
    ticket: visitor(),
    files: [pdf('a.pdf')],
  })
  const statuses = [stranger, plain, holder, member, await open([pdf('a.pdf')])].map(({ status }) => status)
  expect(statuses).toEqual([429, 201, 201, 201, 201])
})

test('files without a stored message are deleted after an hour', async () => {
  const { db, clock } = app.platform
  const { accepted } = await prepareInlineUploads([pdf('perdu.pdf')])
  await announceFiles(db, clock, accepted)
  const [file] = accepted
  const known = async () =>
    (await rowsOf(db, sql`select uid from support_attachments where uid = ${file?.uid ?? ''}`)).length
  await forgetAttachmentsSweep.handle(app.platform)
  expect(await known()).toBe(1)
  app.clock.advance(hour + 1000)
  await forgetAttachmentsSweep.handle(app.platform)
  expect(await known()).toBe(0)
})
