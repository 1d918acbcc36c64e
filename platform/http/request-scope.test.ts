import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { acceptedAge } from './accepted-age.ts'
import { createRequestScopes, loadOncePerPage, scopeHeader } from './request-scope.ts'

const scopes = createRequestScopes()
const find = vi.fn(async () => 'camille')
const app = fastify()
app.get('/', async (request) => {
  request.scope = scopes.of(request) ?? null
  return loadOncePerPage(request, 'session', find)
})

let url: string
beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => find.mockClear())

const call = (name: string) => app.inject({ url: '/', headers: { [scopeHeader]: name } })

test('the calls of one page authenticate once', async () => {
  const answers = await scopes.within((name) => Promise.all([call(name), call(name)]))
  expect(answers.map(({ body }) => body)).toEqual(['camille', 'camille'])
  expect(find).toHaveBeenCalledOnce()
})

test('two concurrent pages do not share a session look-up', async () => {
  await Promise.all([scopes.within(call), scopes.within(call)])
  expect(find).toHaveBeenCalledTimes(2)
})

test('a call made after the page has ended looks up the session again', async () => {
  const name = await scopes.within(async (name) => {
    await call(name)
    return name
  })
  await call(name)
  expect(find).toHaveBeenCalledTimes(2)
})

test('a call without a scope looks up the session each time', async () => {
  await app.inject('/')
  await app.inject('/')
  expect(find).toHaveBeenCalledTimes(2)
})

test('a request from the network has no scope, even if it names an open one', async () => {
  await scopes.within(async (name) => {
    await call(name)
    await fetch(url, { headers: { [scopeHeader]: name } })
  })
  expect(find).toHaveBeenCalledTimes(2)
})

test.each([
  [undefined, 30],
  ['no-cache', 0],
  ['max-age=0', 0],
  ['max-age=60', 60],
  ['no-transform, max-age=60', 60],
  ['s-max-age=60', 0],
  ['max-age=60x', 0],
])('with Cache-Control %s a caller accepts an answer of %i seconds', (value, seconds) => {
  expect(acceptedAge({ headers: { 'cache-control': value } } as FastifyRequest, 30)).toBe(seconds)
})
