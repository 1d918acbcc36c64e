import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser as createStaff, createStaffApp } from '../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, type Person, tokenOf } from '../accounts/fixtures/users.ts'
import { requestErasure } from '../accounts/index.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())

const kindsTo = async (email: string) => (await app.mailsTo(email)).map(({ kind }) => kind)

async function followLink(email: string): Promise<string | undefined> {
  const mails = await app.mailsTo(email)
  const token = mails.map(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean)
  return (await app.call('POST', '/email-links/confirm', { body: { token } })).body.payload?.state
}

async function moveTo({ uid, email: former }: Person, email: string): Promise<Person> {
  const token = await tokenOf(app, { uid, email: former })
  // Verify the current address; one set by an earlier change is verified already.
  await app.call('POST', `/users/${uid}/email/proof`, { token })
  await followLink(former)
  app.clock.advance(1000)
  await app.call('POST', `/users/${uid}/email`, { token, body: { email, password: goodPassword } })
  expect(await followLink(former)).toBe('waiting')
  expect(await followLink(email)).toBe('changed')
  return { uid, email }
}

const exportedKinds = async (person: Person): Promise<string[]> => {
  const answer = await app.call('GET', `/users/${person.uid}/export`, { token: await tokenOf(app, person) })
  return answer.body.payload.mails.map(({ kind }: { kind: string }) => kind)
}

async function eraseNow({ uid }: Person): Promise<void> {
  await requestErasure(app.platform.db, app.clock, uid, app.clock.now())
  await eraseDueAccounts(app.platform)
}

test('mails to a former address are exported, found and erased', async () => {
  const first = await createUser(app)
  const second = await moveTo(first, `${randomUUID()}@exemple.fr`)
  const third = await moveTo(second, `${randomUUID()}@exemple.fr`)
  const sent = await Promise.all([first, second, third].map(({ email }) => kindsTo(email)))
  expect(sent[0]).toContain('accounts.email-changed')
  expect((await exportedKinds(third)).sort()).toEqual(sent.flat().sort())

  const admin = await createStaff(app, ['admin'], 'Ada')
  const found = (await admin.get(`/staff/mails?filter[formerMember]=${first.uid}&perPage=100`)).body.payload
  expect(found).toHaveLength([...(sent[0] ?? []), ...(sent[1] ?? [])].length)
  expect(new Set(found.map(({ to }: { to: string }) => to))).toEqual(new Set([first.email, second.email]))

  await eraseNow(third)
  expect(await kindsTo(first.email)).toEqual([])
  expect(await kindsTo(second.email)).toEqual([])
  expect(await kindsTo(third.email)).toEqual(['privacy.account-erased'])
})

test('an account that takes over a former address gets none of its earlier mails', async () => {
  const before = await createUser(app)
  const after = await moveTo(before, `${randomUUID()}@exemple.fr`)
  const kept = await kindsTo(before.email)
  const taker = await moveTo(await createUser(app), before.email)
  // Two mails about the taker's own change, to the old and the new address; none about the first owner's change.
  const changes = (await exportedKinds(taker)).filter((kind) => kind === 'accounts.email-changed')
  expect(changes).toHaveLength(2)
  await eraseNow(taker)
  expect(await kindsTo(before.email)).toEqual([...kept, 'privacy.account-erased'])
  expect(await exportedKinds(after)).toEqual(expect.arrayContaining(kept))
})
