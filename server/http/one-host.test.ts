import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseSecondHost } from './one-host.ts'

const server = http.createServer((request, response) => {
  if (!refuseSecondHost(request, response)) response.end(request.headers.host)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function ask(...headers: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test.each([
  ['two', ['Host: a', 'Host: b']],
  ['the same twice', ['Host: a', 'Accept: */*', 'hOST: a']],
])('a request with several Host headers is a 400: %s', async (_what, headers) => {
  const answer = await ask(...headers)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"code":"invalid-argument"')
})

test('a request with one Host header is answered', async () => {
  expect(await ask('Host: a', 'X-Forwarded-Host: b')).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\na/)
})
