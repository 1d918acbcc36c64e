import { vi } from 'vitest'
import { Api } from './api.ts'
import { AuthProviders } from './auth-providers.ts'
import type { EtagCache } from './etag-cache.ts'

export interface FakeAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

const toResponse = ({ status = 200, body, headers = {} }: FakeAnswer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** An API whose answers are given in order; the last one repeats. `sent` is what was asked. */
export function fakeApi(answers: FakeAnswer[], now: () => number = Date.now, held?: EtagCache) {
  const fetchApi = vi.fn(async (_path: string, _init: RequestInit) => {
    const index = Math.min(fetchApi.mock.calls.length, answers.length) - 1
    return toResponse(answers[index] ?? {})
  })
  const api = new Api(fetchApi, new AuthProviders(now), held)
  const sent = () =>
    fetchApi.mock.calls.map(([path, init]) => ({
      path,
      method: init.method,
      body: init.body,
      headers: new Headers(init.headers),
    }))
  return { api, sent }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const someone = '0199d0de-0000-7000-8000-000000000001'

/** A token as the API makes them, unsigned. */
export function fakeToken(claims: { exp: number; acl?: Record<string, boolean>; identifier?: string }): string {
  const head = { uid: someone, sid: someone, iat: 0, identifier: 'camille@exemple.fr', acl: { user: true } }
  return `${encode({ alg: 'EdDSA' })}.${encode({ ...head, ...claims })}.signature`
}
