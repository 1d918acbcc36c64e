import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { violationsOf } from '../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { contactHeaders, createUser, type OpenedTicket, randomEmail, type TestUser } from '../fixtures/tickets.ts'
import { createAccessToken } from '../tickets/contact/access-tokens.ts'
import { findTicket } from '../tickets/queries-tickets.ts'
import { sendHeldSweep } from './send-held.ts'

let app: TestApp
let julie: TestUser
let marc: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, workers: false })
  julie = await createUser(app, 'Julie', 'support')
  marc = await createUser(app, 'Marc', 'support')
})
afterAll(() => app.close())

/** Opens a ticket and creates its token: without workers no mail with a link is sent. */
async function opened(): Promise<OpenedTicket> {
  const { db, clock } = app.platform
  const email = randomEmail()
  const body = { title: 'Une question', message: 'Bonjour', email, name: 'Zoé' }
  const answer = await app.call('POST', '/support/contact/tickets', { body })
  const { uid } = answer.body.payload
  const ticket = await findTicket(db, uid, julie.uid)
  const headers = contactHeaders(await createAccessToken(db, clock, ticket?.ownerUid ?? ''))
  app.clock.advance(1000)
  return { uid, email, headers, answer }
}
const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
const send = (uid: string, body: object, { token } = julie) =>
  app.call('POST', `/staff/tickets/${uid}/messages`, { token, body })
const undo = (uid: string, message: string, { token } = julie) =>
  app.call('DELETE', `/staff/tickets/${uid}/messages/${message}`, { token })
const forStaff = async (uid: string) => (await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })).body
const readAsMember = async ({ uid, headers }: OpenedTicket) =>
  (await app.call('GET', `/support/contact/tickets/${uid}`, { headers })).body.payload
const wordsOf = ({ messages }: { messages: { content: string }[] }) => messages.map(({ content }) => content)
const mailsAbout = async ({ email }: OpenedTicket) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind === 'support.ticket-answered')

/** Earliest time at which the mail about the user's ticket may be sent. */
async function mailLeavesAt(ticket: OpenedTicket): Promise<number> {
  const [mail] = await mailsAbout(ticket)
  const found = sql`select start_after from jobs.job where name = 'mail.send' and data ->> 'uid' = ${mail?.uid}`
  const [job] = await rowsOf<{ start_after: string | Date }>(app.platform.db, found)
  return new Date(job?.start_after ?? 0).getTime()
}

async function pass(seconds: number): Promise<void> {
  app.clock.advance(seconds * 1000)
  await sendHeldSweep.handle(app.platform)
}

test('a scheduled answer is shown to staff only until it is sent', async () => {
  const ticket = await opened()
  const held = await send(ticket.uid, { message: 'À demain', sendAt: inSeconds(60) })
  expect([held.status, held.body.payload]).toMatchObject([201, { content: 'À demain', sendAt: inSeconds(60) }])
  await pass(59)
  expect(wordsOf(await readAsMember(ticket))).toEqual(['Bonjour'])
  expect((await forStaff(ticket.uid)).payload).toMatchObject({ status: 'new', held: [held.body.payload] })
  expect(await mailsAbout(ticket)).toEqual([])

  await pass(2)
  const seen = await readAsMember(ticket)
  expect(seen).toMatchObject({ status: 'waiting', unread: 1 })
  expect(seen.messages.at(-1)).toMatchObject({ uid: held.body.payload.uid, content: 'À demain', staff: true })
  expect((await forStaff(ticket.uid)).payload).toMatchObject({ held: [], assignee: { uid: julie.uid } })
  expect(await mailsAbout(ticket)).toHaveLength(1)
  await pass(60)
  expect(wordsOf(await readAsMember(ticket))).toHaveLength(2)
})

test('an answer scheduled in the past is sent at once; over a year ahead is refused', async () => {
  const { uid } = await opened()
  expect((await send(uid, { message: 'Oui', sendAt: inSeconds(-5) })).body.payload.sendAt).toBeUndefined()
  const wrong = [
    { message: 'Oui', sendAt: inSeconds(400 * 86_400) },
    { message: 'Oui', sendAt: inSeconds(60), internal: true },
    { message: 'Oui', sendAt: 'demain' },
  ]
  for (const body of wrong) expect(violationsOf(await send(uid, body))).toEqual([400, ['sendAt', 'invalid']])
  expect(violationsOf(await send(uid, { message: 'Oui', sendAt: inSeconds(60), attachments: [randomUUID()] }))).toEqual(
    [400, ['attachments', 'invalid']],
  )
})

test('a scheduled answer is refused while a placeholder is unfilled, unlike a note', async () => {
  const { uid } = await opened()
  const message = 'Voici vos {{ montant }}.'
  for (const when of [{}, { sendAt: inSeconds(60) }])
    expect(violationsOf(await send(uid, { message, ...when }))).toEqual([400, ['message', 'invalid']])
  expect((await send(uid, { message, internal: true })).status).toBe(201)
})

test('a scheduled answer is undone by its author while it is held', async () => {
  const ticket = await opened()
  const { uid } = (await send(ticket.uid, { message: 'Non', sendAt: inSeconds(600) })).body.payload
  app.clock.advance(60_000)
  expect((await undo(ticket.uid, uid, marc)).status).toBe(403)
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  expect((await undo(ticket.uid, uid)).status).toBe(404)
  await pass(600)
  expect(wordsOf(await readAsMember(ticket))).toEqual(['Bonjour'])
})

test('a scheduled answer fails with a reason if the ticket was locked meanwhile', async () => {
  const ticket = await opened()
  const { uid } = (await send(ticket.uid, { message: 'Trop tard', sendAt: inSeconds(60) })).body.payload
  const { version } = (await forStaff(ticket.uid)).payload
  const body = { status: 'locked', version }
  await app.call('PATCH', `/staff/tickets/${ticket.uid}`, { token: julie.token, body })
  await pass(61)
  await pass(1)
  expect((await forStaff(ticket.uid)).payload.held).toMatchObject([{ uid, problem: expect.stringMatching(/./) }])
  expect(wordsOf(await readAsMember(ticket))).toEqual(['Bonjour'])
  expect((await undo(ticket.uid, uid)).status).toBe(204)
})

test('a scheduled answer is sent even if one of an unreadable discussion fails', async () => {
  const [coach, member] = [await createUser(app, 'Claire', 'coach'), await createUser(app, 'Camille', 'vip')]
  const body = { title: 'Un doute', message: 'Bonjour', coach: coach.uid }
  const discussion = await app.call('POST', '/support/coaching/tickets', { token: member.token, body })
  const { uid } = discussion.body.payload
  const ticket = await opened()
  const unreadable = await send(uid, { message: 'Illisible', sendAt: inSeconds(60) }, coach)
  const copies = await rowsOf<{ uid: string }>(
    app.platform.db,
    sql`insert into support_held_messages
            (uid, ticket_uid, author_uid, author_name, content, attachments, articles, created_at, send_at)
          select gen_random_uuid(), ticket_uid, author_uid, author_name, content, attachments, articles, created_at, send_at
          from support_held_messages, generate_series(1, 60) where uid = ${unreadable.body.payload.uid} returning uid`,
  )
  await send(ticket.uid, { message: 'À demain', sendAt: inSeconds(61) })
  const key = sql`coaching_discussion_keys where ticket_uid = ${uid}`
  const [kept] = await rowsOf<Record<string, string>>(app.platform.db, sql`delete from ${key} returning *`)
  await pass(61)
  expect(wordsOf(await readAsMember(ticket))).toEqual(['Bonjour', 'À demain'])
  for (const copy of copies) expect((await undo(uid, copy.uid, coach)).status).toBe(204)
  await app.platform.db.execute(sql`insert into coaching_discussion_keys
      values (${kept?.ticket_uid}, ${kept?.master_key_id}, ${kept?.wrapped})`)
  await pass(1)
  expect((await app.call('GET', `/staff/tickets/${uid}`, { token: coach.token })).body.payload.held).toEqual([])
})

test('a scheduled answer is not sent if its author is suspended', async () => {
  const leaves = await createUser(app, 'Paul', 'support')
  const admin = await createUser(app, 'Anne', 'admin')
  const ticket = await opened()
  await send(ticket.uid, { message: 'Au revoir', sendAt: inSeconds(60) }, leaves)
  await app.call('POST', `/staff/members/${leaves.uid}/suspend`, { token: admin.token, body: { reason: 'départ' } })
  await pass(61)
  expect((await forStaff(ticket.uid)).payload.held).toMatchObject([{ problem: expect.stringContaining('accès') }])
})

test('an answer can be undone within ten seconds, which restores the ticket', async () => {
  const ticket = await opened()
  const before = (await forStaff(ticket.uid)).payload
  const { uid } = (await send(ticket.uid, { message: 'Bonjour Zoé, voici le dossier de Paul', seen: 1 })).body.payload
  expect(await readAsMember(ticket)).toMatchObject({ status: 'waiting', unread: 1 })
  app.clock.advance(10_000)
  expect(await mailLeavesAt(ticket), 'no mail leaves before').toBeGreaterThan(app.clock.now().getTime())
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  const seen = await readAsMember(ticket)
  expect(seen).toMatchObject({ status: 'new', unread: 0 })
  expect(wordsOf(seen)).toEqual(['Bonjour'])
  const after = (await forStaff(ticket.uid)).payload
  expect([before.assignee, after.assignee], 'nobody follows it again').toEqual([null, null])
  expect(after.waitingSince).toBe(before.waitingSince)
  expect(after.answerDueDateTime).toBe(before.answerDueDateTime)
  expect(after.lastMessageDateTime).toBe(before.lastMessageDateTime)
  expect(await mailsAbout(ticket)).toEqual([])
})

test('an answer takes its mail back when another process’s clock was ahead', async () => {
  const ticket = await opened()
  await app.platform.db.execute(sql`update support_tickets
      set modified_at = ${inSeconds(3)} where uid = ${ticket.uid}`)
  const { uid } = (await send(ticket.uid, { message: 'Bonjour Zoé', seen: 1 })).body.payload
  expect(await mailsAbout(ticket)).toHaveLength(1)
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  expect(await mailsAbout(ticket)).toEqual([])
})

test('an undone answer keeps a ticket assigned that its author had taken', async () => {
  const ticket = await opened()
  const { version } = (await forStaff(ticket.uid)).payload
  const body = { assignee: julie.uid, version }
  await app.call('PATCH', `/staff/tickets/${ticket.uid}`, { token: julie.token, body })
  const { uid } = (await send(ticket.uid, { message: 'Voici' })).body.payload
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  expect((await forStaff(ticket.uid)).payload).toMatchObject({ status: 'pending', assignee: { uid: julie.uid } })
})

test('an answer without a read position is mailed at once', async () => {
  const ticket = await opened()
  await send(ticket.uid, { message: 'Bonjour Zoé' })
  expect(await mailLeavesAt(ticket)).toBeLessThanOrEqual(Date.now())
})

test('an undone answer does not restart the member’s waiting time', async () => {
  const ticket = await opened()
  const path = `/support/contact/tickets/${ticket.uid}`
  await app.call('POST', `${path}/close`, { headers: ticket.headers })
  await pass(60)
  await app.call('POST', `${path}/messages`, { headers: ticket.headers, body: { message: 'Encore une question' } })
  const { waitingSince } = (await forStaff(ticket.uid)).payload
  const { uid } = (await send(ticket.uid, { message: 'Voici' })).body.payload
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  expect((await forStaff(ticket.uid)).payload).toMatchObject({ waitingSince, status: 'pending' })
})

test('an answer read and undone does not mark the next answer as read', async () => {
  const ticket = await opened()
  const { uid } = (await send(ticket.uid, { message: 'Erreur' })).body.payload
  await app.call('POST', `/support/contact/tickets/${ticket.uid}/read`, { headers: ticket.headers })
  await undo(ticket.uid, uid)
  await send(ticket.uid, { message: 'La bonne réponse' })
  expect(await readAsMember(ticket)).toMatchObject({ status: 'waiting', unread: 1 })
})

test('an answer cannot be undone after ten seconds or by a colleague', async () => {
  const ticket = await opened()
  const { uid } = (await send(ticket.uid, { message: 'Voici' })).body.payload
  expect((await undo(ticket.uid, uid, marc)).status).toBe(403)
  const [first] = (await readAsMember(ticket)).messages
  expect((await undo(ticket.uid, first.uid)).status).toBe(404)
  app.clock.advance(10_001)
  expect(violationsOf(await undo(ticket.uid, uid))).toEqual([409, ['message', 'invalid']])
  expect(wordsOf(await readAsMember(ticket))).toHaveLength(2)
})

test('a note just written can be undone and leaves the ticket as it was', async () => {
  const ticket = await opened()
  const before = (await forStaff(ticket.uid)).payload
  const { uid } = (await send(ticket.uid, { message: 'Entre nous', internal: true })).body.payload
  expect((await undo(ticket.uid, uid)).status).toBe(204)
  expect((await forStaff(ticket.uid)).payload).toEqual({ ...before, sequence: before.sequence + 1 })
})
