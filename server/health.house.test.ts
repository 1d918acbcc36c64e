import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../platform/mailer/index.ts'
import { createTestHouse, type TestHouse } from '../tests/fixtures/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

test('the house is ready when its database answers', async () => {
  expect((await house.app.inject('/healthz')).statusCode).toBe(200)
  expect((await house.app.inject('/readyz')).statusCode).toBe(200)
})

test('an unknown call is a 404 in the contract’s form', async () => {
  const answer = await house.call('GET', '/nothing')
  expect(answer.status).toBe(404)
  expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
})

test.each([
  ['OPTIONS', '/api/auth_check', 405],
  ['OPTIONS', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/api/content/articles/%FF', 404],
  ['GET', '/api/content/articles/%', 404],
] as const)('%s %s is a %i in the contract’s form, never a page', async (method, url, status) => {
  const answer = await house.app.inject({ method, url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined)
  expect(answer.json()).toEqual({
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  })
})

test('a mail is written in the transaction and sent by a job after it', async () => {
  const { db, mailer } = house.platform
  const uid = await db.transaction((db) =>
    mailer.write(db, {
      to: 'a@exemple.fr',
      kind: 'test',
      subject: 'Bonjour',
      body: createElement('p', null, 'Bonjour'),
    }),
  )
  await house.settle()
  const [mail] = await db.select().from(mails).where(eq(mails.uid, uid))
  expect(mail?.state).toBe('kept')
})

test('a mail of a transaction that fails was never written', async () => {
  const recipient = `${randomUUID()}@exemple.fr`
  await expect(
    house.platform.db.transaction(async (db) => {
      await house.platform.mailer.write(db, { to: recipient, kind: 'test', subject: 'x', body: createElement('p') })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await house.mailsTo(recipient)).toEqual([])
})
