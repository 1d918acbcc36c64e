import { randomUUID } from 'node:crypto'
import type { Role } from '../../platform/sessions/index.ts'
import type { ApiAnswer, TestApp } from '../../tests/fixtures/test-app.ts'
import { createAccount } from './create-account.ts'

export const goodPassword = 'petite-fleur-rose'

export interface Person {
  uid: string
  email: string
}

/** Someone who has registered, or was made a member of staff. */
export async function createUser(app: TestApp, ...roles: Role[]): Promise<Person> {
  const email = `${randomUUID()}@exemple.fr`
  const { uid } = await createAccount(app.platform, app.platform.db, { email, password: goodPassword, roles })
  return { uid, email }
}

export interface Attempt {
  password?: string
  otp?: string
  /** whence she writes; each test has its own unless it is about addresses */
  address?: string
}

export const anAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

export function signIn(app: TestApp, identifier: string, attempt: Attempt = {}): Promise<ApiAnswer> {
  const { password = goodPassword, otp, address = anAddress() } = attempt
  const body = { identifier, password, ...(otp === undefined ? {} : { otp }) }
  return app.call('POST', '/auth_check', { body, headers: { 'x-forwarded-for': address } })
}

export async function tokenOf(app: TestApp, person: Person, attempt: Attempt = {}): Promise<string> {
  const answer = await signIn(app, person.email, attempt)
  if (answer.status !== 200) throw new Error(`${person.email} was not let in: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.token
}

/** Is this token still worth anything? */
export async function isSignedIn(app: TestApp, person: Person, token: string): Promise<boolean> {
  return (await app.call('GET', `/users/${person.uid}`, { token })).status === 200
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into claims of every shape
export const claimsOf = (token: string): any =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

/** The token of the last mailed link. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  await app.settle()
  const found = (await app.mailsTo(email)).map((mail) => /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1])
  const token = found.findLast((candidate) => candidate !== undefined)
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}
