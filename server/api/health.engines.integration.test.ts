import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../platform/mailer/index.ts'
import { mailBody } from '../../tests/fixtures/mail-body.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the server is ready when its database answers', async () => {
  expect((await app.fastify.inject('/healthz')).statusCode).toBe(200)
  expect((await app.fastify.inject('/readyz')).statusCode).toBe(200)
})

test('an unknown call is a 404 with the error body of the contract', async () => {
  const answer = await app.call('GET', '/nothing')
  expect(answer.status).toBe(404)
  expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
})

test.each([
  ['OPTIONS', '/api/auth_check', 405],
  ['OPTIONS', '/api/nothing', 404],
  ['TRACE', '/api/auth_check', 405],
  ['TRACE', '/api/auth_check?a=1', 405],
  ['TRACE', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/api/content/articles/%FF', 404],
  ['GET', '/api/content/articles/%', 404],
] as const)('%s %s is a %i with the error body of the contract, never a page', async (method, url, status) => {
  const answer = await app.fastify.inject({ method: method as 'GET', url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined)
  expect(answer.json()).toEqual({
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  })
})

test('a mail is written in the transaction and sent by a job after it', async () => {
  const { db, mailer } = app.platform
  const uid = await db.transaction((db) =>
    mailer.write(db, {
      to: 'a@exemple.fr',
      kind: 'test',
      subject: 'Bonjour',
      body: mailBody('Bonjour'),
    }),
  )
  await app.settle()
  const [mail] = await db.select().from(mails).where(eq(mails.uid, uid))
  expect(mail?.state).toBe('kept')
})

test('a transaction that fails stores no mail', async () => {
  const recipient = `${randomUUID()}@exemple.fr`
  await expect(
    app.platform.db.transaction(async (db) => {
      await app.platform.mailer.write(db, { to: recipient, kind: 'test', subject: 'x', body: mailBody('x') })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await app.mailsTo(recipient)).toEqual([])
})
