import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { goodPassword, somebody, tokenOf } from './accounts.fixture.ts'
import { confirmPassword, isStillPassword } from './check-password.ts'
import { findPasswordHash } from './queries-users.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

test('of six changes at once with the same old password one is made', async () => {
  const person = await somebody(house)
  const token = await tokenOf(house, person)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      house.call('POST', `/users/${person.uid}/password`, {
        token,
        body: { oldPassword: goodPassword, newPassword: `un tout autre mot ${n}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400])
  const refused = answers.filter(({ status }) => status === 400)
  for (const { body } of refused) expect(body.violations).toMatchObject([{ property: 'oldPassword', type: 'invalid' }])
  await house.settle()
  const mails = await house.mailsTo(person.email)
  expect(mails.filter(({ kind }) => kind === 'accounts.password-changed')).toHaveLength(1)
})

test('a password that was compared is not the password once it was changed', async () => {
  const { db } = house.platform
  const person = await somebody(house)
  const token = await tokenOf(house, person)
  const viewer = { uid: person.uid, identifier: person.email }
  const compared = (await confirmPassword(house.platform, db, viewer, goodPassword, '::1')) ?? ''
  expect(compared).toBe(await findPasswordHash(db, person.uid))
  const still = () => db.transaction((db) => isStillPassword(db, person.uid, compared))
  expect(await still()).toBe(true)
  const body = { oldPassword: goodPassword, newPassword: 'un tout autre mot' }
  expect((await house.call('POST', `/users/${person.uid}/password`, { token, body })).status).toBe(204)
  expect(await still()).toBe(false)
})
