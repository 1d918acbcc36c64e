import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEarlyHints } from './early-hints.ts'

const hint = createEarlyHints(
  { stylesheets: ['/assets/root.css'], fonts: ['/assets/a.woff2'], modules: ['/assets/e.js'] },
  (cookies) => cookies?.includes('own=') ?? false,
)
const server = http.createServer((request, response) => {
  hint(request, response)
  response.end('page')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** @returns what was told before the page */
function hintedTo(headers: Record<string, string>, method = 'GET'): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let hints: string | undefined
    const request = http.request({ port, host: '127.0.0.1', method, headers, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(hints))
    })
    request.on('information', ({ statusCode, headers: early }) => {
      if (statusCode === 103) hints = String(early.link)
    })
    request.once('error', reject)
    request.end()
  })
}

const reader = { 'sec-fetch-mode': 'navigate', cookie: 'locale=fr; own=abc' }

test('a reader’s browser learns of the files before the page is ready', async () => {
  expect(await hintedTo(reader)).toBe(
    '</assets/root.css>; rel="preload"; as="style", ' +
      '</assets/a.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin="anonymous", ' +
      '</assets/e.js>; rel="modulepreload"',
  )
})

test.each([
  ['a visitor', { 'sec-fetch-mode': 'navigate' }, 'GET'],
  ['a program', { cookie: 'own=abc' }, 'GET'],
  ['a script of a page', { ...reader, 'sec-fetch-mode': 'cors' }, 'GET'],
  ['a form', reader, 'POST'],
])('%s hears nothing early', async (_who, headers, method) => {
  expect(await hintedTo(headers, method)).toBeUndefined()
})
