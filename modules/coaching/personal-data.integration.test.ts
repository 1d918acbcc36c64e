import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { findUser, type User } from '../accounts/index.ts'
import { bearerHeaders, createPdf, upload } from '../support/fixtures/attachments.ts'
import {
  createContactTicket,
  createUser,
  exportTickets,
  mailedTokens,
  type TestUser,
} from '../support/fixtures/tickets.ts'
import { createDemoTicket, eraseSupport } from '../support/index.ts'
import { askOpinionsSweep } from '../support/surveys/ask.ts'
import { openCoachingApp } from './fixtures/coaching-app.ts'
import { createDemoDiscussion, exportReadings, exportTransfers } from './index.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
beforeAll(async () => {
  ;({ app, camille, claire, nadia } = await openCoachingApp())
})
afterAll(() => app.close())

const userOf = async ({ uid }: TestUser): Promise<User> => {
  const user = await findUser(app.platform.db, uid)
  if (!user) throw new Error('no such user')
  return user
}
const conversation = {
  category: 'Vie professionnelle',
  title: 'Les dossiers du vendredi soir',
  status: 'waiting' as const,
  daysAgo: 20,
  messages: [
    { staff: false, content: 'Bonjour Claire' },
    { staff: true, content: 'Bonjour Camille' },
    { staff: false, content: 'Merci' },
    { staff: true, content: 'À vendredi' },
  ],
}
const seeded = async () =>
  createDemoDiscussion(app.platform, app.platform.db, conversation, {
    member: await userOf(camille),
    coach: await userOf(claire),
  })

test('a demo discussion behaves like any other but has past dates', async () => {
  const uid = await seeded()
  const path = `/support/coaching/tickets/${uid}`
  const { payload } = (await app.call('GET', path, { token: camille.token })).body
  expect(payload).toMatchObject({
    title: '[Vie professionnelle]: Les dossiers du vendredi soir',
    status: 'waiting',
    unread: 1,
    contact: { uid: camille.coachingUid },
  })
  expect(
    payload.messages.map(({ content, staff, contact }: Record<string, { name: string }>) => [
      content,
      staff,
      contact?.name,
    ]),
  ).toEqual([
    ['Bonjour Claire', false, 'Camille'],
    ['Bonjour Camille', true, 'Claire'],
    ['Merci', false, 'Camille'],
    ['À vendredi', true, 'Claire'],
  ])
  expect(app.clock.now().getTime() - Date.parse(payload.date)).toBeGreaterThan(18 * 86_400_000)
  const staff = (await app.call('GET', `/staff/tickets/${uid}`, { token: claire.token })).body.payload
  expect(staff.assignee).toEqual({ uid: claire.uid, name: 'Claire' })
  expect((await app.call('POST', `${path}/messages`, { token: camille.token, body: { message: 'x' } })).status).toBe(
    201,
  )
  expect(await app.mailsTo(camille.email)).toEqual([])
})

test('a demo ticket is opened by the link mailed to its e-mail', async () => {
  const agent = await createUser(app, 'Julie', 'support')
  const given = { ...conversation, status: 'closed' as const, email: 'martine@exemple.fr', name: 'Martine', daysAgo: 5 }
  await createDemoTicket(app.platform, app.platform.db, given, { uid: agent.uid, name: 'Julie' })
  const body = { email: given.email }
  expect((await app.call('POST', '/support/contact/auth-token/refresh', { body })).status).toBe(202)
  const headers = { 'x-support-auth': `Contact ${(await mailedTokens(app, given.email)).at(-1)}` }
  const list = (await app.call('GET', '/support/contact/tickets', { headers })).body.payload
  expect(list).toEqual([
    expect.objectContaining({ status: 'closed', contact: expect.objectContaining({ name: 'Martine' }) }),
  ])
})

test('the export contains all messages in plain text, and who read them', async () => {
  const { platform } = app
  const uid = await seeded()
  const signedIn = { title: 'Signée', message: 'par moi', email: camille.email, name: 'Camille' }
  await app.call('POST', '/support/contact/tickets', { token: camille.token, body: signedIn })
  await createContactTicket(app, { email: camille.email, title: 'Non signée' })
  await app.call('GET', `/staff/tickets/${uid}?reason=Relais`, { token: nadia.token })
  await app.call('POST', `/staff/tickets/${uid}/messages`, {
    token: claire.token,
    body: { message: 'entre nous', internal: true },
  })
  const exported = await exportTickets(platform, await userOf(camille))
  expect(exported.map((ticket) => ticket.title)).toContain('Signée')
  expect(exported.map((ticket) => ticket.title)).not.toContain('Non signée')
  expect(exported.find((ticket) => ticket.uid === uid)?.messages.map((message) => message.content)).toEqual(
    conversation.messages.map((message) => message.content),
  )
  expect(await exportReadings(platform, platform.db, { uid: camille.uid })).toEqual([
    expect.objectContaining({ discussion: uid, reason: 'Relais' }),
  ])
})

test('the export contains transfers, survey answers and the files of both sides', async () => {
  const { platform } = app
  const person = await userOf(camille)
  const call = async (path: string, who: TestUser, body?: unknown) =>
    (await app.call('POST', path, { token: who.token, body })).body.payload
  const discussion = { title: '[Vie]: Exportée', message: 'Bonjour', coach: claire.uid }
  const { uid } = await call('/support/coaching/tickets', camille, discussion)
  const reading = await app.call('GET', `/staff/tickets/${uid}?reason=Relais`, { token: nadia.token })
  expect(reading.status).toBe(200)
  for (const word of ['refuse', 'accept']) {
    const { version } = (await app.call('GET', `/staff/tickets/${uid}`, { token: claire.token })).body.payload
    const proposed = await call(`/staff/tickets/${uid}/transfers`, claire, { coach: nadia.uid, version })
    await call(`/support/coaching/tickets/${uid}/transfers/${proposed.uid}/${word}`, camille)
  }
  const file = (
    await upload(app, `/support/coaching/tickets/${uid}`, bearerHeaders(camille), createPdf(), 'carnet.pdf')
  ).body
  await call(`/support/coaching/tickets/${uid}/messages`, camille, { message: 'x', attachments: [file.payload.uid] })
  await call(`/staff/tickets/${uid}/messages`, nadia, { message: 'Bonjour' })
  await call(`/support/coaching/tickets/${uid}/close`, camille)
  app.clock.advance(25 * 3_600_000)
  await askOpinionsSweep.handle(platform)
  await app.settle()
  const mails = await app.mailsTo(camille.email)
  const token = mails.flatMap(({ text }) => [...text.matchAll(/survey\?t=([\w-]+)/g)].map(([, one]) => one)).at(-1)
  const answer = { token, rating: 4, comment: 'Juste ce qu’il fallait' }
  expect((await app.call('POST', '/support/surveys/answer', { body: answer })).status).toBe(200)

  const transfers = await exportTransfers(platform, platform.db, person)
  expect(transfers.filter((one) => one.discussion === uid)).toMatchObject([
    { state: 'refused', from: { name: 'Claire' }, to: { name: 'Nadia' }, decidedDateTime: expect.any(String) },
    { state: 'accepted', from: { name: 'Claire' }, to: { name: 'Nadia' }, decidedDateTime: expect.any(String) },
  ])
  const exported = (await exportTickets(platform, person)).find((ticket) => ticket.uid === uid)
  expect(exported?.satisfaction).toMatchObject({ rating: 4, comment: 'Juste ce qu’il fallait' })
  expect(exported?.messages.flatMap(({ attachments }) => attachments)).toMatchObject([
    { name: 'carnet.pdf', href: expect.stringContaining(`/coaching/${uid}/attachments/${file.payload.uid}`) },
  ])

  await platform.db.transaction((db) => eraseSupport(platform, db, person))
  for (const table of ['coaching_transfers', 'coaching_readings', 'support_surveys', 'support_attachments']) {
    const stored = await rowsOf(
      platform.db,
      sql`select ticket_uid from ${sql.identifier(table)} where ticket_uid = ${uid}::uuid`,
    )
    expect([table, stored]).toEqual([table, []])
  }
  expect(await exportTransfers(platform, platform.db, person)).toEqual([])
})

test('erasing deletes exactly the member’s data, keys and tokens', async () => {
  const { db } = app.platform
  const lou = await createUser(app, 'Lou', 'vip')
  const other = await createContactTicket(app)
  await app.call('POST', '/support/coaching/tickets', { token: lou.token, body: { title: 'x', message: 'x' } })
  const signedIn = { title: 'x', message: 'x', email: lou.email, name: 'Lou' }
  await app.call('POST', '/support/contact/tickets', { token: lou.token, body: signedIn })
  await app.settle()
  const count = async (table: string) => {
    const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(table)}`)
    return row?.count ?? 0
  }
  const tables = ['support_tickets', 'support_contacts', 'support_access_tokens', 'coaching_discussion_keys']
  const before = await Promise.all(tables.map(count))
  const user = await userOf(lou)
  await db.transaction((db) => eraseSupport(app.platform, db, user))
  const after = await Promise.all(tables.map(count))
  expect(after).toEqual(before.map((was, place) => was - ([2, 1, 1, 1][place] ?? 0)))
  expect((await app.call('GET', `/support/contact/tickets/${other.uid}`, { headers: other.headers })).status).toBe(200)
})

test('a ticket written from the same e-mail without signing in is not erased', async () => {
  const { db } = app.platform
  const zoe = await createUser(app, 'Zoé', 'vip')
  const unsigned = await createContactTicket(app, { email: zoe.email })
  const user = await userOf(zoe)
  await db.transaction((db) => eraseSupport(app.platform, db, user))
  const answer = await app.call('GET', `/support/contact/tickets/${unsigned.uid}`, { headers: unsigned.headers })
  expect(answer.status).toBe(200)
})
