import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type Person, tokenOf } from '../fixtures/users.ts'

let app: TestApp
let person: Person
let token: string
beforeAll(async () => {
  app = await createTestApp()
  person = await createUser(app, 'user')
  token = await tokenOf(app, person)
})
afterAll(() => app.close())

const address = () => `/users/${person.uid}/time-zone`
const read = async () => (await app.call('GET', address(), { token })).body.payload
const save = (timeZone: unknown) => app.call('PUT', address(), { token, body: { timeZone } })

test('Members get Europe/Paris as their time zone until they choose another', async () => {
  expect(await read()).toEqual({ timeZone: 'Europe/Paris' })
  for (const timeZone of ['America/Montreal', 'Pacific/Marquesas', 'Europe/Paris']) {
    expect(await save(timeZone)).toMatchObject({ status: 200, body: { payload: { timeZone } } })
    expect(await read()).toEqual({ timeZone })
  }
})

test.each(['Mars/Olympus', '+05:30', '', 'x'.repeat(65), null])('%j is refused as a time zone', async (timeZone) => {
  await save('Indian/Reunion')
  const refused = await save(timeZone)
  expect(refused.status).toBe(400)
  expect(refused.body.violations).toMatchObject([{ property: 'timeZone' }])
  expect(await read()).toEqual({ timeZone: 'Indian/Reunion' })
})

test('Nobody reads or changes the time zone of others', async () => {
  await save('Indian/Reunion')
  const stranger = await tokenOf(app, await createUser(app, 'user'))
  expect((await app.call('GET', address(), { token: stranger })).status).toBe(403)
  const body = { timeZone: 'Europe/Paris' }
  expect((await app.call('PUT', address(), { token: stranger, body })).status).toBe(403)
  expect((await app.call('PUT', address(), { body })).status).toBe(401)
  expect(await read()).toEqual({ timeZone: 'Indian/Reunion' })
})

test('The export contains the time zone', async () => {
  await save('America/Cayenne')
  const { body } = await app.call('GET', `/users/${person.uid}/export`, { token })
  expect(JSON.stringify(body)).toContain('"timeZone":"America/Cayenne"')
})
