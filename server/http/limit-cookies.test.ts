import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseManyCookies } from './limit-cookies.ts'

const server = http.createServer((request, response) => {
  if (!refuseManyCookies(request, response)) response.end('answered')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const ask = (cookie: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { cookie } })

const cookies = (count: number) => Array.from({ length: count }, (_, index) => `c${index}=`).join('; ')

test.each([
  ['100 cookies', cookies(100)],
  ['8,192 characters', `a=${'x'.repeat(8190)}`],
])('a Cookie header of %s is accepted', async (_what, cookie) => {
  const answer = await ask(cookie)
  expect([answer.status, await answer.text()]).toEqual([200, 'answered'])
})

test.each([
  ['101 cookies', cookies(101)],
  ['2,800 tiny cookies', Array.from({ length: 2800 }, (_, index) => `${index.toString(36)}=`).join(';')],
  ['8,193 characters', `a=${'x'.repeat(8191)}`],
])('a Cookie header of %s is a 431 with the error body of the contract', async (_what, cookie) => {
  const answer = await ask(cookie)
  expect([answer.status, await answer.json()]).toMatchObject([
    431,
    { code: 'too-large', requestId: expect.any(String) },
  ])
})
