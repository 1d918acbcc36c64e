import { describe, expect, test, vi } from 'vitest'
import { getUser, saveUserMetadata } from '../../contracts/accounts/accounts.ts'
import { authCheck, closeSession } from '../../contracts/accounts/session.ts'
import { listArticles, listTags } from '../../contracts/articles/content.ts'
import { staffTags } from '../../contracts/articles/staff-content.ts'
import { getReceipt } from '../../contracts/subscriptions/own-payments.ts'
import { getFormula, subscribe, unsubscribe } from '../../contracts/subscriptions/subscriptions.ts'
import { getAttachment } from '../../contracts/support/attachments.ts'
import { listTickets, revokeSupportLink } from '../../contracts/support/support.ts'
import { fakeApi, fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { Api } from './api.ts'
import { ApiUnreachableError, ApiValidationError, HttpUnauthorizedError, ProcessError } from './errors.ts'

const tags = { payload: [{ uid: 'corps', name: 'Corps' }], page: { hasNextPage: false, endCursor: null } }
const soon = () => Math.floor(Date.now() / 1000) + 3600
const ofContact = { params: { type: 'contact' as const } }
const oneself = { params: { uid: fakeUserUid } }

test('a call returns the whole body, validated against the contract', async () => {
  const { api } = fakeApi([{ body: tags }])
  await expect(api.call(listTags)).resolves.toEqual(tags)
})

test('a body that breaks the contract is a validation error', async () => {
  const { api } = fakeApi([{ body: { payload: [{ uid: 3 }], page: tags.page } }])
  await expect(api.call(listTags)).rejects.toThrow(ApiValidationError)
})

test('an empty 202 response is accepted', async () => {
  const { api } = fakeApi([{ status: 202 }])
  await expect(api.call(unsubscribe)).resolves.toBeUndefined()
})

test('a success status other than the expected one is a process error', async () => {
  const { api } = fakeApi([{ status: 201, body: tags }])
  await expect(api.call(listTags)).rejects.toThrow(ProcessError)
})

test('a write sends its method, JSON body and idempotency key', async () => {
  const { api, sent } = fakeApi([{ body: { payload: { token: 't' } } }])
  await api.call(authCheck, { body: { identifier: 'a@exemple.fr', password: 'secret' }, idempotencyKey: 'k1' })
  const [request] = sent()
  expect(request).toMatchObject({ path: '/api/auth_check', method: 'POST' })
  expect(JSON.parse(String(request?.body))).toEqual({ identifier: 'a@exemple.fr', password: 'secret' })
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('idempotency-key')).toBe('k1')
})

test('redirects are followed', async () => {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => Response.json(tags))
  await new Api(asked).call(listTags)
  expect(asked.mock.calls[0]?.[1].redirect).toBe('follow')
})

test('a query repeats the key of an array and puts a map’s keys in brackets', async () => {
  const { api, sent } = fakeApi([{ body: tags }])
  await api.call(listArticles, { query: { tags: ['corps', 'sommeil'], order: { date: 'asc' } } }).catch(() => undefined)
  expect(decodeURIComponent(sent()[0]?.path ?? '')).toBe(
    '/api/content/articles?tags[]=corps&tags[]=sommeil&order[date]=asc',
  )
})

describe('retries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is retried once on %i', async (status) => {
    const { api, sent } = fakeApi([{ status, body: {} }, { body: tags }])
    await expect(api.call(listTags)).resolves.toEqual(tags)
    expect(sent()).toHaveLength(2)
  })

  test('a read is not retried a second time', async () => {
    const { api, sent } = fakeApi([{ status: 503, body: {} }])
    await expect(api.call(listTags)).rejects.toThrow(ProcessError)
    expect(sent()).toHaveLength(2)
  })

  test.each([
    ['POST', (api: Api) => api.call(unsubscribe)],
    ['PUT', (api: Api) => api.call(saveUserMetadata, { ...oneself, body: {} })],
    ['PATCH', (api: Api) => api.call(staffTags.change, { params: { uid: 'corps' }, body: { version: 1 } })],
    ['DELETE', (api: Api) => api.call(closeSession)],
  ])('a %s request is never retried', async (method, write) => {
    const { api, sent } = fakeApi([{ status: 503, body: {} }])
    await expect(write(api)).rejects.toThrow(ProcessError)
    expect(sent().map((request) => request.method)).toEqual([method])
  })

  test('a read that gets a 404 throws without a retry', async () => {
    const { api, sent } = fakeApi([{ status: 404, body: {} }])
    await expect(api.call(getFormula, { params: { uid: 'default' } })).rejects.toThrow('not found')
    expect(sent()).toHaveLength(1)
  })
})

test('a missing response throws ApiUnreachableError', async () => {
  const api = new Api(async () => {
    throw new TypeError('network')
  })
  await expect(api.call(unsubscribe)).rejects.toThrow(ApiUnreachableError)
})

test('a call without a response is abandoned after 20 s', async () => {
  vi.useFakeTimers()
  const asked = vi.fn(() => new Promise<Response>(() => {}))
  const outcome = new Api(asked).call(unsubscribe).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ApiUnreachableError)
  expect(asked).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

describe('credentials', () => {
  test('the Bearer token is sent on every call while a session token exists', async () => {
    const { api, sent } = fakeApi([{ body: tags }])
    const token = fakeToken({ exp: soon() })
    await api.call(listTags)
    api.auth.get('default').connect(token)
    await api.call(listTags)
    expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${token}`])
  })

  test('an expired token is not sent', async () => {
    const { api, sent } = fakeApi([{ body: tags }])
    api.auth.get('default').connect(fakeToken({ exp: 1 }))
    await api.call(listTags)
    expect(sent()[0]?.headers.has('authorization')).toBe(false)
  })

  test('the contact token is sent only with calls for contact tickets', async () => {
    const { api, sent } = fakeApi([{ body: { payload: [], page: tags.page } }])
    api.auth.get('contact').connect('opaque')
    await api.call(listTickets, ofContact)
    await api.call(listTickets, { params: { type: 'coaching' } })
    await api.call(listTags)
    expect(sent().map(({ headers }) => headers.get('x-support-auth'))).toEqual(['Contact opaque', null, null])
  })

  test('the contact token is sent with its own revocation', async () => {
    const { api, sent } = fakeApi([{ status: 204 }])
    api.auth.get('contact').connect('opaque')
    await api.call(revokeSupportLink)
    expect(sent()[0]?.headers.get('x-support-auth')).toBe('Contact opaque')
  })

  test('a token received in X-Next-Token is sent with the next call', async () => {
    const next = fakeToken({ exp: soon(), acl: { user: true, vip: true } })
    const { api, sent } = fakeApi([{ body: tags, headers: { 'x-next-token': next } }])
    const received: string[] = []
    api.events.on('tokenRefresh', (token) => received.push(token))
    api.auth.get('default').connect(fakeToken({ exp: soon() }))
    await api.call(listTags)
    await api.call(listTags)
    expect(received[0]).toBe(next)
    expect(sent()[1]?.headers.get('authorization')).toBe(`Bearer ${next}`)
    expect(api.auth.get('default').isVip()).toBe(true)
  })

  test('a read refused with 401 ends the session', async () => {
    const { api } = fakeApi([{ status: 401, body: { message: 'non' } }])
    api.auth.get('default').connect(fakeToken({ exp: soon() }))
    await expect(api.call(getUser, oneself)).rejects.toThrow(HttpUnauthorizedError)
    expect(api.auth.get('default').authenticated).toBe(false)
  })

  test('a download refused with 401 ends the session', async () => {
    const { api } = fakeApi([{ status: 401, body: { message: 'non' } }])
    api.auth.get('default').connect(fakeToken({ exp: soon() }))
    let lost = 0
    api.events.on('sessionLost', () => {
      lost += 1
    })
    await expect(api.download(getReceipt, { params: { uid: fakeUserUid } })).rejects.toThrow(HttpUnauthorizedError)
    expect([lost, api.auth.get('default').authenticated]).toEqual([1, false])
  })

  test('a refused download of a contact ticket’s file does not end the session', async () => {
    const { api } = fakeApi([{ status: 401, body: { message: 'non' } }])
    api.auth.get('default').connect(fakeToken({ exp: soon() }))
    api.auth.get('contact').connect('opaque')
    const params = { type: 'contact' as const, uid: fakeUserUid, attachment: fakeUserUid }
    await expect(api.download(getAttachment, { params, query: {} })).rejects.toThrow(HttpUnauthorizedError)
    expect(api.auth.get('default').authenticated).toBe(true)
  })

  test('a write refused with 401 does not end the session', async () => {
    const { api } = fakeApi([{ status: 401, body: { message: 'non' } }])
    api.auth.get('default').connect(fakeToken({ exp: soon() }))
    await expect(api.call(subscribe, { body: {} as never })).rejects.toThrow(HttpUnauthorizedError)
    expect(api.auth.get('default').authenticated).toBe(true)
  })
})
