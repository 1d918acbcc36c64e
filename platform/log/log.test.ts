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

test.each(['q', 'q[]', 'filter[q]', 'Password', 'access_token', 'token', 't', 'utk', 'passw%6Frd', 'reason', 'email'])(
  'only the value of %s in the address is masked',
  (name) => {
    const url = `/api/x?page=2&${name}=secret+word&z=%C3%A9&${name}=secret`
    const line = logged((log) => log.info({ req: { method: 'GET', url, ip: '::1' } }))
    expect(JSON.parse(line).req.url).toBe(`/api/x?page=2&${name}=[masqué]&z=%C3%A9&${name}=[masqué]`)
  },
)

test('an error is logged with its cause, code and frames', () => {
  const cause = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const { err } = JSON.parse(logged((log) => log.error({ err: new TypeError('no answer', { cause }) })))
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { message: 'away', code: 'ECONNREFUSED' },
  })
  expect(err.stack).toMatch(/^TypeError: no answer\n\s+at .*log\.test\.ts/)
})

test('passwords, cards and authorization headers are never logged', () => {
  const line = logged((log) =>
    log.info({
      password: 'secret',
      body: { creditCard: { number: 'secret' }, token: 'secret' },
      req: { headers: { authorization: 'secret' } },
    }),
  )
  expect(line).not.toContain('secret')
})
