import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../../../platform/database/index.ts'
import { forgetHitsSweep } from '../../../../platform/limits/index.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createContactTicket, type OpenedTicket } from '../../fixtures/tickets.ts'
import { insertIncoming } from '../../incoming/queries-incoming.ts'
import { eraseOutdatedSweep, forgetAccessSweep, lockClosedSweep } from '../../sweeps.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ env: { SUPPORT_RETENTION_DAYS: '100' } })
})
afterEach(() => app.close())

const day = 86_400_000
const on = (ticket: OpenedTicket, method: string, path = '', body?: unknown): Promise<ApiAnswer> =>
  app.call(method, `/support/contact/tickets/${ticket.uid}${path}`, { headers: ticket.headers, body })
const see = async (ticket: OpenedTicket) => (await on(ticket, 'GET')).body.payload
const countOf = async (table: string) => {
  const [row] = await rowsOf<{ count: number }>(
    app.platform.db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return row?.count
}

test('a ticket is locked 14 days after it was closed', async () => {
  const other = await createContactTicket(app)
  const ticket = await createContactTicket(app)
  await on(ticket, 'POST', '/close')
  app.clock.advance(14 * day - 1000)
  await lockClosedSweep.handle(app.platform)
  expect((await see(ticket)).status).toBe('closed')
  app.clock.advance(1000)
  expect((await see(ticket)).status).toBe('locked')
  expect((await on(ticket, 'POST', '/messages', { message: 'Encore' })).status).toBe(409)
  await Promise.all([lockClosedSweep.handle(app.platform), lockClosedSweep.handle(app.platform)])
  expect(await see(ticket)).toMatchObject({ status: 'locked', sequence: 3 })
  expect((await see(other)).status).toBe('new')
})

test('a reopened ticket is not locked', async () => {
  const ticket = await createContactTicket(app)
  await on(ticket, 'POST', '/close')
  app.clock.advance(13 * day)
  await on(ticket, 'POST', '/messages', { message: 'Encore' })
  app.clock.advance(2 * day)
  await lockClosedSweep.handle(app.platform)
  expect((await see(ticket)).status).toBe('pending')
})

test('a ticket and its contact are erased 100 days after the last message', async () => {
  const old = await createContactTicket(app)
  await on(old, 'POST', '/close')
  const mailed = {
    outcome: 'message' as const,
    reason: null,
    entryUid: null,
    original: 'Bonjour',
    authentication: null,
  }
  const receivedAt = app.clock.now()
  const row = { ...mailed, uid: randomUUID(), messageId: 'a@b', ticketUid: old.uid, attachments: [], receivedAt }
  expect(await insertIncoming(app.platform.db, row)).toBe(true)
  app.clock.advance(20 * day)
  const young = await createContactTicket(app)
  await lockClosedSweep.handle(app.platform)
  app.clock.advance(80 * day - 1000)
  await eraseOutdatedSweep.handle(app.platform)
  expect(await countOf('support_tickets')).toBe(2)
  app.clock.advance(1000)
  await eraseOutdatedSweep.handle(app.platform)
  expect(await countOf('support_tickets')).toBe(1)
  expect(await countOf('support_entries')).toBe(1)
  expect(await countOf('support_contacts')).toBe(1)
  expect(await countOf('support_access_tokens')).toBe(1)
  expect(await countOf('support_ticket_mails'), 'what mails spoke of it').toBe(1)
  expect(await countOf('support_incoming_mails')).toBe(0)
  expect(young.uid).not.toBe(old.uid)
  app.clock.advance(20 * day)
  await eraseOutdatedSweep.handle(app.platform)
  expect(await countOf('support_tickets'), 'nor is one kept that was never closed').toBe(0)
})

test('a contact with a newer ticket stays when the old ticket is erased', async () => {
  const old = await createContactTicket(app)
  await on(old, 'POST', '/close')
  app.clock.advance(100 * day)
  const again = await createContactTicket(app, { email: old.email })
  await lockClosedSweep.handle(app.platform)
  await eraseOutdatedSweep.handle(app.platform)
  const list = await app.call('GET', '/support/contact/tickets', { headers: again.headers })
  expect(list.body.payload.map((ticket: { uid: string }) => ticket.uid)).toEqual([again.uid])
})

test('expired tokens are deleted', async () => {
  await createContactTicket(app)
  app.clock.advance(31 * day)
  await forgetAccessSweep.handle(app.platform)
  expect(await countOf('support_access_tokens')).toBe(0)
  await forgetHitsSweep.handle(app.platform)
  expect(await countOf('rate_limits')).toBe(0)
})
