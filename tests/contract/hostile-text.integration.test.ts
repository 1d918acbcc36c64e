import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { violationsOf } from '../../contracts/errors.ts'
import { type AnyCall, allCalls } from '../../contracts/index.ts'
import { createAccount } from '../../modules/accounts/index.ts'
import { createContactTicket } from '../../modules/support/fixtures/tickets.ts'
import { hostileTexts, otherTexts, unstorableTexts } from '../fixtures/hostile-texts.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../fixtures/test-app.ts'
import { sampleOf, schemaOf, textFields, withValue } from './fields-of.ts'

const everything = [...hostileTexts, ...unstorableTexts, ...otherTexts]
const unkeepable = new Set(unstorableTexts.map(({ text }) => text))
const password = 'le mot de passe du personnel'

/** number of accepted hostile texts */
let taken = 0
let app: TestApp
let token: string
let ticket: { uid: string; headers: Record<string, string> }
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  const email = 'tout@exemple.fr'
  const roles = ['user', 'vip', 'coach', 'support', 'editor', 'admin'] as const
  await createAccount(app.platform, app.platform.db, { email, name: 'Toute', password, roles: [...roles] })
  token = (await app.call('POST', '/auth_check', { body: { identifier: email, password } })).body.payload.token
  ticket = await createContactTicket(app)
})
afterAll(() => app.close())

const address = (call: AnyCall): string =>
  call.path
    .replace(/^(\/(?:staff\/tickets|support\/:type\/tickets))\/:uid/, `$1/${ticket.uid}`)
    .replace(':type', 'contact')
    .replace(':kind', 'coaching')
    .replace(':provider', 'sandbox')
    .replace(/:\w+/g, () => randomUUID())

const send = (call: AnyCall, url: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(call.method, url, {
    token,
    headers: { ...ticket.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

function expectClean(answer: ApiAnswer, what: string): void {
  if (answer.status >= 500) expect.fail(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
  if (answer.status >= 400) {
    expect(answer.body, what).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
    expect(JSON.stringify(answer.body), what).not.toMatch(/node_modules|\.ts:\d|syntax error|invalid byte sequence/i)
  }
}

/** @returns the contract’s violations as JSON; undefined for a valid body. The server processes no invalid body further. */
function refusalOf(form: z.ZodType, body: unknown): string | undefined {
  const { error } = form.safeParse(body)
  return error && JSON.stringify(violationsOf(error.issues))
}

/** Excluded calls: their bodies are bytes, or their effects would end the test. */
const left = new Set(['inboundMail', 'paymentWebhook'])
const writes = allCalls.filter((call) => call.body && !left.has(call.id))

describe('every text field of every body', () => {
  test.each(writes.map((call) => [call.id, call] as const))('%s answers 2xx or a clean 4xx', async (_id, call) => {
    const form = call.body as z.ZodType
    const schema = schemaOf(form)
    const sample = sampleOf(schema)
    const refusals = new Set<string>()
    for (const field of textFields(schema)) {
      for (const { name, text } of everything) {
        const body = withValue(sample, field, text)
        const refusal = refusalOf(form, body)
        if (refusal && refusals.has(refusal)) continue
        const answer = await send(call, address(call), body)
        const what = `${call.id} ${field.join('.')}: ${name}`
        expectClean(answer, what)
        if (refusal) {
          expect(answer.status, what).toBeGreaterThanOrEqual(400)
          refusals.add(refusal)
        }
        if (unkeepable.has(text)) expect(answer.status, what).toBeGreaterThanOrEqual(400)
        if (answer.status < 300) taken += 1
      }
    }
  })
})

test('the calls have over 60 text fields and accept hostile text over 100 times', () => {
  const fields = writes.flatMap((call) => textFields(schemaOf(call.body as z.ZodType)))
  expect(fields.length).toBeGreaterThan(60)
  expect(taken).toBeGreaterThan(100)
})

test('hostile text in any field of a setting returns a 2xx or a clean 4xx', async () => {
  const tried: string[] = []
  const kept: string[] = []
  for (const { name, form } of app.platform.settings) {
    const path = `/staff/settings/${name}`
    const read = async () => (await app.call('GET', path, { token })).body.payload
    const { value: before } = await read()
    for (const field of textFields({ properties: { value: schemaOf(form) } })) {
      const what = `${name} ${field.join('.')}`
      const withText = (text: string) => (withValue({ value: before }, field, text) as { value: unknown }).value
      for (const { text } of unstorableTexts) expect(form.safeParse(withText(text)).success, what).toBe(false)
      const taken = hostileTexts.filter(({ text }) => form.safeParse(withText(text)).success).at(-1)
      tried.push(what)
      if (!taken) continue
      const { version } = await read()
      const answer = await app.call('PUT', path, { token, body: { value: withText(taken.text), version } })
      expectClean(answer, what)
      if (answer.status < 300) kept.push(what)
    }
  }
  expect(tried.length).toBeGreaterThan(60)
  expect(kept.length).toBeGreaterThan(25)
})

describe('every text of every address and query', () => {
  const reads = allCalls.filter((call) => call.method === 'GET' && !call.path.endsWith('/events'))
  test.each(reads.map((call) => [call.id, call] as const))('%s answers 2xx or a clean 4xx', async (_id, call) => {
    const names = call.query ? textFields(schemaOf(call.query as z.ZodType)) : []
    for (const { name, text } of everything.filter(({ text }) => text.length < 5000)) {
      const value = encodeURIComponent(text.toWellFormed())
      for (const [first = '', ...rest] of names) {
        const key = [first, ...rest.filter((part) => part !== '0').map((part) => `[${part}]`)].join('')
        expectClean(await send(call, `${address(call)}?${key}=${value}`), `${call.id} ?${key}: ${name}`)
      }
      if (!call.path.includes('/:')) continue
      const path = call.path.replace(':type', 'contact').replace(/:\w+/g, value || 'x')
      expectClean(await send(call, path), `${call.id} in its address: ${name}`)
    }
  })
})
