import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Role } from '../../platform/sessions/index.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createAccount } from '../accounts/index.ts'

const password = 'un mot de passe'

/** An app in which staff sign in without a second factor. */
export const openContentApp = (options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> =>
  createTestApp({ ...options, env: { DEMO: '1', ...options.env } })

/** @returns the token of a new user with these roles */
export async function signIn(app: TestApp, ...roles: Role[]): Promise<string> {
  const email = `${randomUUID()}@exemple.fr`
  await createAccount(app.platform, app.platform.db, { email, password, name: 'Sophie Lemaire', roles })
  const answer = await app.call('POST', '/auth_check', { body: { identifier: email, password } })
  return answer.body.payload.token as string
}

export interface Walk {
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  items: any[]
  pages: number
}

/** Reads a list to its last page. */
export async function walk(app: TestApp, path: string, length: number, onPage?: () => Promise<void>): Promise<Walk> {
  const result: Walk = { items: [], pages: 0 }
  let cursor = ''
  do {
    const separator = path.includes('?') ? '&' : '?'
    const answer = await app.call('GET', `${path}${separator}length=${length}${cursor}`)
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    result.items.push(...answer.body.payload)
    result.pages += 1
    const { hasNextPage, endCursor } = answer.body.page
    cursor = hasNextPage ? `&cursor=${encodeURIComponent(endCursor)}` : ''
    await onPage?.()
  } while (cursor !== '')
  return result
}

/** The required fields of an article besides its title. */
export const requiredFields = { author: 'claire-vasseur', category: 'vie' }

/** Creates an article through the staff API, and expects it to succeed. */
export async function createStaffArticle(
  app: TestApp,
  editor: string,
  body: object,
): Promise<{ uid: string; version: number }> {
  const answer = await app.call('POST', '/staff/articles', { token: editor, body: { ...requiredFields, ...body } })
  expect([answer.status, answer.body.violations]).toEqual([201, undefined])
  return answer.body.payload
}

/** The status, and each violation as `property/type`. */
export const violationsOf = (answer: ApiAnswer) => [
  answer.status,
  answer.body.violations?.map(({ property, type }: { property: string; type: string }) => `${property}/${type}`),
]
