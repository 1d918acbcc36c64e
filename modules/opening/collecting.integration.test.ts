import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicCalls } from '../../contracts/public-calls.ts'
import type { ApiAnswer } from '../../tests/fixtures/test-app.ts'
import { createSite, type ReadySite } from './fixtures/ready-site.ts'
import { fillInFacts, setUpOwner } from './fixtures/set-up.ts'

let site: ReadySite
beforeAll(async () => {
  site = await createSite()
})
afterAll(() => site.close())

const email = 'camille@exemple.fr'
const ticket = { title: 'Question', message: 'Bonjour', email, name: 'Camille' }

function register(): Promise<ApiAnswer> {
  const account = { identifier: email, password: 'un thé fumé devant la pluie', formula: 'default' }
  return site.app.call('POST', '/registrations/register', { body: { uid: randomUUID(), ...account } })
}

function sendFileToContact() {
  const form = new FormData()
  form.set('ticket', JSON.stringify(ticket))
  form.append('file', new File(['bonjour'], 'a.txt', { type: 'text/plain' }))
  const headers = { 'idempotency-key': randomUUID() }
  return site.app.fastify.inject({
    method: 'POST',
    url: '/api/support/contact/tickets/with-files',
    payload: form,
    headers,
  })
}

const gated = {
  register,
  createTicket: () => site.app.call('POST', '/support/contact/tickets', { body: ticket }),
}

/** Calls by which a visitor names a person, but that need no legal facts. */
const open: Readonly<Record<string, string>> = {
  authCheck: 'the account exists',
  requestPasswordReset: 'the account exists',
  requestSignInCode: 'the account exists',
  verifySignInCode: 'the account exists',
  orderGift: 'orders wait for all opening checks',
  withdrawGift: 'a right of the buyer',
  requestContractLink: 'a right of the member',
  refreshSupportLink: 'the contact exists',
  writeVoice: 'a member with a mailed link',
}

const isCollecting = async () => (await site.app.call('GET', '/opening/collecting')).body.payload.collectsData

test('registration and contact return 503 until the legal pages are complete', async () => {
  await setUpOwner(site)
  expect(await isCollecting()).toBe(false)
  for (const call of Object.values(gated)) {
    const { status, body, headers } = await call()
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'not-ready', message: /mentions légales/ } })
    expect(headers['retry-after']).toBe('3600')
  }
  expect((await sendFileToContact()).statusCode).toBe(503)

  await fillInFacts(site)
  expect(await isCollecting()).toBe(true)
  for (const call of Object.values(gated)) expect((await call()).status).toBe(201)
})

test('each public call naming a person waits for the legal pages or is exempt', () => {
  const naming = publicCalls.filter(({ method, access, body }) => {
    const fields = Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
    return (
      method !== 'GET' && access === 'public' && ['email', 'identifier', 'name'].some((one) => fields.includes(one))
    )
  })
  expect(naming.map(({ id }) => id).sort()).toEqual([...Object.keys(gated), ...Object.keys(open)].sort())
})
