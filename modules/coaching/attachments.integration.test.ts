import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { bearerHeaders, createPdf, createPhoto, upload } from '../support/fixtures/attachments.ts'
import { createContactTicket, createUser, exportTickets, type TestUser } from '../support/fixtures/tickets.ts'
import { eraseSupport } from '../support/index.ts'
import { forgetAttachmentsSweep } from '../support/sweeps.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from './fixtures/coaching-app.ts'

const mebibyte = 1024 * 1024
const day = 86_400_000

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
beforeAll(async () => {
  ;({ app, camille, claire, nadia } = await openCoachingApp())
})
afterAll(() => app.close())

const opened = (who = camille) => createDiscussion(app, who, claire)
const uploadOwn = (uid: string, bytes: Buffer, name?: string, who = camille) =>
  upload(app, `${discussionsPath}/${uid}`, bearerHeaders(who), bytes, name)
const coachs = (uid: string, bytes: Buffer, name?: string) =>
  upload(app, `/staff/tickets/${uid}`, bearerHeaders(claire), bytes, name)
const write = (uid: string, body: unknown, who = camille) =>
  app.call('POST', `${discussionsPath}/${uid}/messages`, { token: who.token, body })
const get = (who: TestUser, address: string) =>
  app.fastify.inject({ method: 'GET', url: `/api${address}`, headers: bearerHeaders(who) })
const file = (who: TestUser, uid: string, attachment: string, query = '') =>
  get(who, `${discussionsPath}/${uid}/attachments/${attachment}${query}`)

async function storedFiles(): Promise<Buffer[]> {
  const root = path.join(app.platform.config.dataDir, 'media')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && entry.parentPath.includes('attachments'))
  return Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name))))
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s: recognised by its content, stored without its location',
  async (type) => {
    const uid = await opened()
    const given = await createPhoto(type)
    const { status, body } = await uploadOwn(uid, given, 'C:\\photos\\été.bin')
    expect([status, body.payload]).toEqual([
      201,
      {
        uid: expect.any(String),
        name: 'été.bin',
        mimeType: `image/${type}`,
        size: expect.any(Number),
        width: 900,
        height: 600,
      },
    ])
    const answer = await file(camille, uid, body.payload.uid)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.length).toBe(body.payload.size)
    expect(answer.rawPayload.includes('place secret')).toBe(false)
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
    const small = await file(camille, uid, body.payload.uid, '?size=small')
    expect(small.headers['content-type']).toBe('image/webp')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(640)
  },
)

test('a PDF is returned unchanged, as a download that cannot run scripts', async () => {
  const uid = await opened()
  const { body } = await uploadOwn(uid, createPdf(), 'Mon "carnet" été.pdf')
  const answer = await file(camille, uid, body.payload.uid)
  expect(answer.rawPayload).toEqual(createPdf())
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition':
      'attachment; filename="Mon _carnet_ _t_.pdf"; filename*=UTF-8\'\'Mon%20%22carnet%22%20%C3%A9t%C3%A9.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('a file of a forbidden type returns 415, whatever its name', async () => {
  const uid = await opened()
  const others = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '<!doctype html>', '\xff\xd8\xffnothing', '']
  for (const value of others) expect((await uploadOwn(uid, Buffer.from(value, 'latin1'))).status).toBe(415)
  expect((await uploadOwn(uid, Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'IMG_1.HEIC')).status).toBe(415)
})

test('an uploaded file is accepted up to 10 MiB and refused with a 413 beyond', async () => {
  const uid = await opened()
  const pdf = Buffer.alloc(10 * mebibyte + 1, '%PDF-1.7 ')
  expect((await uploadOwn(uid, pdf.subarray(0, -1))).status).toBe(201)
  expect((await uploadOwn(uid, pdf)).status).toBe(413)
})

test('an uploaded file counts towards a daily limit', async () => {
  const zoe = await createUser(app, 'Zoé', 'vip')
  const uid = await opened(zoe)
  const statuses = new Set<number>()
  for (let count = 0; count < 100; count += 1) statuses.add((await uploadOwn(uid, createPdf(), 'a.pdf', zoe)).status)
  expect([...statuses]).toEqual([201])
  expect((await uploadOwn(uid, createPdf(), 'a.pdf', zoe)).status).toBe(429)
})

test('an uploaded file is refused with a 429 once 300 MiB were uploaded within a day', async () => {
  const zoe = await createUser(app, 'Zoé', 'vip')
  const uid = await opened(zoe)
  const send = async () => (await uploadOwn(uid, createPdf(), 'a.pdf', zoe)).status
  const haveSent = (bytes: number) =>
    app.platform.db.execute(sql`update support_attachments set size = ${bytes} where uploader_uid = ${zoe.coachingUid}`)
  expect(await send()).toBe(201)
  await haveSent(300 * mebibyte - 1)
  expect(await send()).toBe(201)
  await haveSent(150 * mebibyte)
  expect(await send()).toBe(429)
})

test('a message may have up to five files in a chosen order without any text', async () => {
  const uid = await opened()
  const uids: string[] = []
  for (let n = 1; n <= 6; n += 1) uids.push((await uploadOwn(uid, createPdf(`${n}`), `${n}.pdf`)).body.payload.uid)
  const sixth = await write(uid, { message: 'Six', attachments: uids })
  expect([sixth.status, sixth.body.violations[0].property]).toEqual([400, 'attachments'])
  const order = [uids[2], uids[0], uids[1]]
  const { status, body } = await write(uid, { message: '', attachments: order })
  expect([status, body.payload.attachments.map((one: { uid: string }) => one.uid)]).toEqual([201, order])
  const { payload } = (await app.call('GET', `${discussionsPath}/${uid}`, { token: camille.token })).body
  expect(payload.messages[1].attachments.map((one: { name: string }) => one.name)).toEqual(['3.pdf', '1.pdf', '2.pdf'])
  expect(payload.messages[0].attachments).toEqual([])
  const listed = (await app.call('GET', discussionsPath, { token: camille.token })).body.payload
  expect(listed.find((one: { uid: string }) => one.uid === uid).lastMessage.attachments).toHaveLength(3)
})

test('a message needs a text or a file', async () => {
  const uid = await opened()
  for (const body of [{ message: ' \n ' }, { message: '', attachments: [] }]) {
    const answer = await write(uid, body)
    expect([answer.status, answer.body.violations]).toEqual([
      400,
      [expect.objectContaining({ property: 'message', type: 'missing' })],
    ])
  }
})

test('a message accepts a file of its author and discussion, once', async () => {
  const [uid, other] = [await opened(), await opened()]
  const mine = (await uploadOwn(uid, createPdf())).body.payload.uid
  const elsewhere = (await uploadOwn(other, createPdf())).body.payload.uid
  const coach = (await coachs(uid, createPdf())).body.payload.uid
  for (const wrong of [elsewhere, coach, camille.uid]) {
    const answer = await write(uid, { message: 'x', attachments: [wrong] })
    expect([answer.status, answer.body.violations[0].property]).toEqual([400, 'attachments'])
  }
  expect((await write(uid, { message: 'x', attachments: [mine, mine] })).status).toBe(400)
  expect((await write(uid, { message: 'x', attachments: [mine] })).status).toBe(201)
  expect((await write(uid, { message: 'x', attachments: [mine] })).status).toBe(400)
})

test('a message of the coach may have files; files of a note are visible to staff only', async () => {
  const uid = await opened()
  const [seen, noted] = [
    (await coachs(uid, await createPhoto())).body.payload,
    (await coachs(uid, createPdf())).body.payload,
  ]
  const answer = (message: string, attachment: string, internal: boolean) =>
    app.call('POST', `/staff/tickets/${uid}/messages`, {
      token: claire.token,
      body: { message, attachments: [attachment], internal },
    })
  expect((await file(camille, uid, seen.uid)).statusCode).toBe(404)
  expect((await answer('Voici', seen.uid, false)).body.payload.attachments).toHaveLength(1)
  expect((await answer('Entre nous', noted.uid, true)).status).toBe(201)
  expect((await file(camille, uid, seen.uid)).statusCode).toBe(200)
  expect((await file(camille, uid, noted.uid)).statusCode).toBe(404)
  const staffs = (attachment: string, query = '') =>
    get(nadia, `/staff/tickets/${uid}/attachments/${attachment}${query}`)
  expect((await get(claire, `/staff/tickets/${uid}/attachments/${noted.uid}`)).statusCode).toBe(200)
  expect((await staffs(seen.uid)).statusCode).toBe(403)
  expect((await staffs(seen.uid, '?reason=remplacement')).statusCode).toBe(200)
  const readings = await app.call('GET', `${discussionsPath}/${uid}/readings`, { token: camille.token })
  expect(readings.body.payload[0].reason).toBe('remplacement')
})

test('a file is readable only by readers of its discussion', async () => {
  const uid = await opened()
  const { payload } = (await uploadOwn(uid, createPdf())).body
  await write(uid, { message: 'x', attachments: [payload.uid] })
  const lea = await createUser(app, 'Léa', 'vip')
  const own = await opened(lea)
  expect((await file(lea, uid, payload.uid)).statusCode).toBe(404)
  expect((await file(lea, own, payload.uid)).statusCode).toBe(404)
  expect((await app.fastify.inject(`/api${discussionsPath}/${uid}/attachments/${payload.uid}`)).statusCode).toBe(401)
  expect((await app.fastify.inject(`/media/attachments/${payload.uid}`)).statusCode).toBe(404)
  expect((await uploadOwn(uid, createPdf(), 'a.pdf', lea)).status).toBe(404)
  expect((await upload(app, `/staff/tickets/${uid}`, bearerHeaders(nadia), createPdf())).status).toBe(403)
})

test('neither bytes nor names are stored in plain text', async () => {
  const uid = await opened()
  const marker = 'DESSIN-SECRET'
  const { payload } = (await uploadOwn(uid, createPdf(marker), `${marker}.pdf`)).body
  await write(uid, { message: 'x', attachments: [payload.uid] })
  const files = await storedFiles()
  expect(files.length).toBeGreaterThan(0)
  for (const bytes of files) expect(bytes.includes(marker) || bytes.includes('%PDF-1.')).toBe(false)
  const rows = await rowsOf(app.platform.db, sql`select * from support_attachments`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(marker)
})

test('the sweep deletes withdrawn and erased files, and files unsent for a day', async () => {
  const zoe = await createUser(app, 'Zoé', 'vip')
  const uid = await opened(zoe)
  const upload = async () => (await uploadOwn(uid, await createPhoto(), 'a.jpg', zoe)).body.payload.uid as string
  const [taken, unsent, sent] = [await upload(), await upload(), await upload()]
  await write(uid, { message: 'x', attachments: [sent] }, zoe)
  const remove = (attachment: string) =>
    app.call('DELETE', `${discussionsPath}/${uid}/attachments/${attachment}`, { token: zoe.token })
  expect([(await remove(taken)).status, (await remove(taken)).status, (await remove(sent)).status]).toEqual([
    204, 404, 404,
  ])
  const before = (await storedFiles()).length
  await forgetAttachmentsSweep.handle(app.platform)
  expect((await storedFiles()).length).toBe(before - 2)
  app.clock.advance(day + 1000)
  await forgetAttachmentsSweep.handle(app.platform)
  const token = (
    await app.call('POST', '/auth_check', { body: { identifier: zoe.email, password: 'petite-fleur-rose' } })
  ).body.payload.token
  const again = { ...zoe, token }
  expect((await file(again, uid, unsent)).statusCode).toBe(404)
  expect((await file(again, uid, sent)).statusCode).toBe(200)

  const exported = JSON.stringify(await exportTickets(app.platform, zoe))
  expect(exported).toContain(`/coaching/${uid}/attachments/${sent}`)
  await app.platform.db.transaction((db) => eraseSupport(app.platform, db, zoe))
  await forgetAttachmentsSweep.handle(app.platform)
  const [left] = await rowsOf<{ count: number }>(
    app.platform.db,
    sql`select count(*)::int as count from support_attachments where uploader_uid = ${zoe.coachingUid}`,
  )
  expect(left?.count).toBe(0)
})

test('a contact ticket accepts files through its mailed link', async () => {
  const { uid, headers } = await createContactTicket(app)
  const other = await createContactTicket(app)
  const { status, body } = await upload(app, `/support/contact/tickets/${uid}`, headers, await createPhoto())
  expect(status).toBe(201)
  const sent = await app.call('POST', `/support/contact/tickets/${uid}/messages`, {
    headers,
    body: { message: 'Voici la capture', attachments: [body.payload.uid] },
  })
  expect(sent.body.payload.attachments[0].name).toBe('photo.jpg')
  const read = (by: Record<string, string>) =>
    app.fastify.inject({ url: `/api/support/contact/tickets/${uid}/attachments/${body.payload.uid}`, headers: by })
  expect([(await read(headers)).statusCode, (await read(other.headers)).statusCode]).toEqual([200, 404])
})
