import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../../platform/audit/tables.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { OwnerExistsError, setupOwner } from './setup-owner.ts'

const hour = 3_600_000
const chosen = 'une-phrase-bien-a-elle-42'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const owner = { email: `${randomUUID()}@exemple.fr`, name: 'Ada', recover: false }
const tokenIn = (href: string) => /reset-password\?token=([\w-]+)$/.exec(href)?.[1]
const exists = async () => (await app.call('GET', '/owner')).body.payload.exists
const choose = async (href: string) =>
  (await app.call('POST', '/reset-password/update', { body: { token: tokenIn(href), password: chosen } })).status
const signIn = async (identifier: string) =>
  (await app.call('POST', '/auth_check', { body: { identifier, password: chosen } })).status

test('the first owner chooses a password once, by a mailed link of 24 hours', async () => {
  expect(await exists()).toBe(false)
  const href = await setupOwner(app.platform, app.platform.db, owner)
  expect(await exists()).toBe(true)
  const [mail] = await app.mailsTo(owner.email)
  expect(mail?.text).toContain(href)
  app.clock.advance(23 * hour)
  expect(await choose(href)).toBe(200)
  expect(await choose(href)).toBe(400)
  expect(await signIn(owner.email)).toBe(200)
})

test('a second owner is refused unless access is being recovered', async () => {
  const other = { email: `${randomUUID()}@exemple.fr`, name: 'Zoé', recover: false }
  await expect(setupOwner(app.platform, app.platform.db, other)).rejects.toThrow(OwnerExistsError)
  expect(await app.mailsTo(other.email)).toEqual([])
  expect(await choose(await setupOwner(app.platform, app.platform.db, { ...other, recover: true }))).toBe(200)
  expect(await signIn(other.email)).toBe(200)
})

test('recovering an account ends its sessions and is audited', async () => {
  const before = await app.call('POST', '/auth_check', { body: { identifier: owner.email, password: chosen } })
  const href = await setupOwner(app.platform, app.platform.db, { ...owner, recover: true })
  expect((await app.call('GET', '/sessions', { token: before.body.payload.token })).status).toBe(401)
  app.clock.advance(25 * hour)
  expect(await choose(href)).toBe(400)
  const actions = (await app.platform.db.select().from(auditEntries)).map(({ action }) => action)
  expect(actions.filter((action) => action.endsWith('-owner'))).toEqual([
    'staff.setup-owner',
    'staff.recover-owner',
    'staff.recover-owner',
  ])
})
