import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './index.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  write(createLog('info', sink))
  return text
}

test('the address of a request is logged without the secrets in it', () => {
  const line = logged((log) => log.info({ req: { method: 'GET', url: '/contact/tickets?t=secret&x=1', ip: '::1' } }))
  expect(line).toContain('/contact/tickets?t=[masqué]&x=1')
  expect(line).not.toContain('secret')
})

test('passwords, cards and headers that prove who she is never reach a line', () => {
  const line = logged((log) =>
    log.info({
      password: 'secret',
      body: { creditCard: { number: 'secret' }, token: 'secret' },
      req: { headers: { authorization: 'secret' } },
    }),
  )
  expect(line).not.toContain('secret')
})
