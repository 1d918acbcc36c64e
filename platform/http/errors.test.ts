import { Readable } from 'node:stream'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { installErrors } from './errors.ts'

test.each(['gzip', 'br', 'identity'])(
  'a file whose stream fails at the start returns a readable error: %s',
  async (encoding) => {
    const app = fastify()
    await app.register(compress)
    installErrors(app)
    const failing = () =>
      new Readable({
        read() {
          this.destroy(new Error('the list cannot be read'))
        },
      })
    app.get('/list', (_request, reply) =>
      reply
        .headers({ 'content-disposition': 'attachment; filename="list.csv"', etag: '"1"' })
        .type('text/csv')
        .send(failing()),
    )
    const answer = await app.inject({ url: '/list', headers: { 'accept-encoding': encoding } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal', requestId: expect.any(String) })
    for (const header of ['content-encoding', 'content-disposition', 'etag'])
      expect(answer.headers).not.toHaveProperty(header)
    await app.close()
  },
)

test('a body that is too large is answered with the limit of its call', async () => {
  const app = fastify()
  installErrors(app)
  app.post('/text', { bodyLimit: 1_048_576 }, () => ({}))
  const answer = await app.inject({ method: 'POST', url: '/text', payload: { text: 'a'.repeat(1_100_000) } })
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'L’envoi est trop volumineux\u00a0: 1\u00a0Mo au plus.',
  ])
  await app.close()
})
