import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../tests/fixtures/otlp-receiver.ts'
import { startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { startTracing } from './index.ts'

/** Markers in everything that a person sends: no exported trace may contain one. */
const canary = {
  password: 'canari mot de passe',
  first: 'Canariprénom',
  last: 'Canarinom',
  title: 'canari du titre',
  message: 'canari du message',
  search: 'canaridelarecherche',
}

const card = { number: '4242 4242 4242 4242', month: 12, year: 2099, code: '123' }

let app: TestApp
let receiver: OtlpReceiver
let smtp: TestSmtpServer
const tokens: string[] = []
beforeAll(async () => {
  ;[receiver, smtp] = [await startOtlpReceiver(), await startSmtpServer({})]
  app = await createTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await app.close()
  await Promise.all([receiver.close(), smtp.stop()])
})

async function actAsPerson(): Promise<void> {
  const email = `canari-${randomUUID()}@exemple.fr`
  const { password, first, last, title, message, search } = canary
  const uid = randomUUID()
  await app.call('POST', '/registrations/register', { body: { uid, identifier: email, password, formula: 'default' } })
  const signedIn = await app.call('POST', '/auth_check', { body: { identifier: email, password } })
  const token: string = signedIn.body.payload.token
  const order = { uid, formula: 'default', firstname: first, lastname: last, creditCard: card }
  expect((await app.call('POST', '/subscriptions/subscribe', { token, body: order })).status).toBe(200)
  const ticket = { title, message, email, name: first }
  const opened = await app.call('POST', '/support/contact/tickets', { body: ticket })
  expect(opened.status).toBe(201)
  await app.call('GET', `/articles?q=${search}&filter[search]=${search}`)
  await app.call('POST', '/auth_check', { body: { identifier: email, password: `${password} faux` } })
  await app.settle()
  const links = smtp.received.flatMap(({ raw }) => [...raw.replaceAll(/=\r?\n/g, '').matchAll(/\?t=3D([\w-]{20,})/g)])
  tokens.push(token, ...links.map(([, link = '']) => link))
}

const attributeOf = ({ attributes }: ReceivedSpan, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue

test('requests, queries, jobs, mails and payments are traced without personal data', async () => {
  const tracing = await startTracing(app.platform, () => undefined)
  await actAsPerson()
  await tracing?.stop()
  const spans = receiver.spans()
  const names = new Set(spans.map(({ name }) => name))
  for (const name of [
    'POST /api/registrations/register',
    'SELECT',
    'INSERT',
    'job mail.send',
    'mail',
    'payment chargeCard',
  ]) {
    expect(names).toContain(name)
  }
  const order = spans.find(({ name }) => name === 'POST /api/subscriptions/subscribe')
  const inside = spans.filter(({ traceId }) => traceId === order?.traceId).map(({ name }) => name)
  expect(inside).toEqual(expect.arrayContaining(['SELECT', 'payment chargeCard']))
  expect(spans.find(({ name }) => name === 'job mail.send')?.parentSpanId).toBeUndefined()
  const statements = spans.map((span) => attributeOf(span, 'db.query.text') ?? '')
  expect(statements.some((text) => /insert into "users".*\$1/.test(text))).toBe(true)

  const sent = receiver.raw().toLowerCase()
  const digits = card.number.replaceAll(' ', '')
  expect(tokens.length).toBeGreaterThan(1)
  for (const secret of [...Object.values(canary), ...tokens, digits, card.number, 'canari']) {
    expect(sent.includes(secret.toLowerCase()), secret).toBe(false)
  }
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain('4242')
})

test('without an endpoint nothing is traced', async () => {
  const config = { ...app.platform.config, tracing: { ...app.platform.config.tracing, endpoint: undefined } }
  expect(await startTracing({ ...app.platform, config }, () => undefined)).toBeUndefined()
})
