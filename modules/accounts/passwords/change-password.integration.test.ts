import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, signIn, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { findPasswordHash } from '../queries-users.ts'
import { confirmPassword, isStillPassword } from '../sign-in/check-password.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('only one of six simultaneous changes with the same old password succeeds', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      app.call('POST', `/users/${person.uid}/password`, {
        token,
        body: { oldPassword: goodPassword, newPassword: `un tout autre mot ${n}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400])
  const refused = answers.filter(({ status }) => status === 400)
  for (const { body } of refused) expect(body.violations).toMatchObject([{ property: 'oldPassword', type: 'invalid' }])
  await app.settle()
  const mails = await app.mailsTo(person.email)
  expect(mails.filter(({ kind }) => kind === 'accounts.password-changed')).toHaveLength(1)
})

test.each(['azertyui', 'Motdepasse1!'])(
  '%s is refused as a new password, and the old one stays',
  async (newPassword) => {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    const body = { oldPassword: goodPassword, newPassword }
    const answer = await app.call('POST', `/users/${person.uid}/password`, { token, body })
    expect([answer.status, answer.body.violations[0]]).toMatchObject([
      400,
      { property: 'newPassword', type: 'invalid' },
    ])
    expect((await signIn(app, person.email)).status).toBe(200)
  },
)

test('a confirmed password no longer counts once the password has changed', async () => {
  const { db } = app.platform
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const viewer = { uid: person.uid, identifier: person.email, sid: tokenClaimsOf(token).sid }
  const compared = (await confirmPassword(app.platform, db, viewer, goodPassword, '::1')) ?? ''
  expect(compared).toBe(await findPasswordHash(db, person.uid))
  const still = () => db.transaction((db) => isStillPassword(db, person.uid, compared))
  expect(await still()).toBe(true)
  const body = { oldPassword: goodPassword, newPassword: 'un tout autre mot' }
  expect((await app.call('POST', `/users/${person.uid}/password`, { token, body })).status).toBe(204)
  expect(await still()).toBe(false)
})

test('after ten wrong passwords a session has to wait for fifteen minutes', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const change = async (oldPassword: string) => {
    const body = { oldPassword, newPassword: 'un tout autre mot' }
    return (await app.call('POST', `/users/${person.uid}/password`, { token, body })).status
  }
  for (let guess = 0; guess < 10; guess += 1) expect(await change('fausse-clef')).toBe(400)
  expect(await change(goodPassword)).toBe(429)
  app.clock.advance(15 * 60_000)
  expect(await change(goodPassword)).toBe(204)
})
