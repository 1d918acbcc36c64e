import { afterEach, expect, test, vi } from 'vitest'
import { getStaffTicket, markStaffTicketRead } from '../contracts/support/staff-tickets.ts'
import { relayAddressOf } from '../contracts/text/address.ts'
import { CallError, callApi, callFailures, hasViolationOf } from './call.ts'

const uid = '0199d0de-0000-7000-8000-000000000001'
const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
const failure = () =>
  callApi(markStaffTicketRead, { params: { uid } }).then(
    () => undefined,
    (error: unknown) => error,
  )

afterEach(() => vi.unstubAllGlobals())

test('a call goes to the relay of the site, without a token', async () => {
  answering(() => new Response(null, { status: 204 }))
  await callApi(markStaffTicketRead, { params: { uid }, idempotencyKey: 'a' })
  const [address, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(address).toBe(`/relay/staff/tickets/${uid}/read`)
  expect(init).toMatchObject({ method: 'POST', headers: { accept: 'application/json', 'idempotency-key': 'a' } })
  expect(JSON.stringify(init?.headers)).not.toContain('uthorization')
})

test('the query is encoded in the address', () => {
  expect(relayAddressOf(getStaffTicket, { uid }, { reason: 'é', length: 30 })).toBe(
    `/relay/staff/tickets/${uid}?reason=%C3%A9&length=30`,
  )
})

test('a refused call throws an error with the API’s message and violations', async () => {
  const violations = [{ property: 'reason', message: 'Un motif est nécessaire.', type: 'missing' }]
  answering(() => Response.json({ message: 'Non.', code: 'forbidden', violations, requestId: 'r' }, { status: 403 }))
  const error = await failure()
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 403, message: 'Un motif est nécessaire.' })
  expect([
    hasViolationOf(error, 'reason'),
    hasViolationOf(error, 'version'),
    hasViolationOf(new Error(), 'reason'),
  ]).toEqual([true, false, false])
})

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed')), 0, callFailures.network],
  ['a server that fails', () => Response.json({ message: 'oops' }, { status: 500 }), 500, callFailures.server],
  ['an answer that is no JSON', () => new Response('<html>', { status: 409 }), 409, callFailures.refused],
] as const)('%s has its own error message', async (_title, answer, status, sentence) => {
  answering(answer)
  expect(await failure()).toMatchObject({ status, message: sentence })
})

test('a response that contradicts the contract is rejected', async () => {
  answering(() => Response.json({ payload: {} }))
  await expect(callApi(getStaffTicket, { params: { uid } })).rejects.toMatchObject({ status: 500 })
})
