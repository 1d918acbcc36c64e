import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerDate } from '../../../../contracts/text/answer-time.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createUser, tokenOf } from '../../../accounts/fixtures/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Opens a ticket from that address. Returns the promised moment and the text of its mail. */
async function openedBy(email: string): Promise<{ answerBy: string; text: string }> {
  const body = { title: '[Autre]: Une question', message: 'Bonjour', email, name: 'Zoé' }
  const opened = await app.call('POST', '/support/contact/tickets', { body })
  expect(opened.status).toBe(201)
  const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'support.ticket-opened')
  return { answerBy: opened.body.payload.answerBy, text: (mail?.text ?? '').replace(/\s+/g, ' ') }
}

const said = (answerBy: string, zone?: string) => `avant le ${answerDate(answerBy, zone)}.`.replace(/\s+/g, ' ')

test('The mail about a request gives the due time in the member’s time zone', async () => {
  const member = await createUser(app, 'user')
  const body = { timeZone: 'America/Montreal' }
  await app.call('PUT', `/users/${member.uid}/time-zone`, { token: await tokenOf(app, member), body })
  const { answerBy, text } = await openedBy(member.email)
  expect(text).toContain(said(answerBy, 'America/Montreal'))
  expect(text).not.toContain(said(answerBy))
})

test('The mail to a person without an account gives the due time in Paris time', async () => {
  const { answerBy, text } = await openedBy(`${randomUUID()}@exemple.fr`)
  expect(text).toContain(said(answerBy))
})
