import { randomUUID } from 'node:crypto'
import type { Role } from '../../platform/sessions/index.ts'
import type { ApiAnswer, TestApp } from '../../tests/fixtures/test-app.ts'
import { createAccount, giveConsent } from '../accounts/index.ts'

const password = 'petite-fleur-rose'

export interface TestUser {
  uid: string
  email: string
  coachingUid: string
  token: string
}

export const anEmail = (): string => `${randomUUID()}@exemple.fr`

/** Creates a signed-in user. Staff need an app in demo mode, which asks for no second factor. */
export async function createUser(app: TestApp, name: string, ...roles: Role[]): Promise<TestUser> {
  const { platform, clock } = app
  const email = anEmail()
  const { uid, coachingUid } = await createAccount(platform, platform.db, { email, name, password, roles })
  if (roles.includes('vip')) await giveConsent(platform.db, clock, uid, { kind: 'coaching', version: '1' })
  const answer = await app.call('POST', '/auth_check', { body: { identifier: email, password } })
  return { uid, email, coachingUid, token: answer.body.payload.token }
}

export interface OpenedTicket {
  uid: string
  email: string
  /** value of X-Support-Auth */
  headers: Record<string, string>
  answer: ApiAnswer
}

export const asContact = (token: string) => ({ 'x-support-auth': `Contact ${token}` })

/** Tokens of all links mailed to that address, oldest first. */
export async function mailedTokens(app: TestApp, email: string): Promise<string[]> {
  await app.settle()
  const mails = await app.mailsTo(email)
  return mails.flatMap((mail) => [...mail.text.matchAll(/[?&]t=([\w-]+)/g)].map((match) => match[1] ?? ''))
}

/** A visitor's ticket, with the token that was mailed. */
export async function openedTicket(app: TestApp, given: Record<string, unknown> = {}): Promise<OpenedTicket> {
  const body = { title: '[Paiement]: Une question', message: 'Bonjour', email: anEmail(), name: 'Zoé', ...given }
  const answer = await app.call('POST', '/support/contact/tickets', { body })
  if (answer.status !== 201) throw new Error(`no ticket was opened: ${JSON.stringify(answer.body)}`)
  const token = (await mailedTokens(app, body.email)).at(-1) ?? ''
  return { uid: answer.body.payload.uid, email: body.email, headers: asContact(token), answer }
}
