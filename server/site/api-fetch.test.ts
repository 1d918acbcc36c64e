import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createApiFetch } from './api-fetch.ts'

const visitor = { address: '127.0.0.1', userAgent: undefined }

test.each(['application/json', 'text/event-stream'])(
  'the API’s answer to %s has no connection headers',
  async (accept) => {
    const app = fastify()
    app.get('/api/answer', async () => ({ payload: 1 }))
    const apiFetch = createApiFetch(app, visitor)
    const answer = await apiFetch('/answer', { headers: { accept } })
    expect(await answer.json()).toEqual({ payload: 1 })
    expect([...answer.headers.keys()]).not.toContain('connection')
    await app.close()
  },
)
