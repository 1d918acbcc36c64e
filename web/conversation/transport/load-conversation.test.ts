import { expect, test, vi } from 'vitest'
import { type Api, InvalidArgumentError, ServerError } from '../../api/index.ts'
import { loadConversation } from './load-conversation.ts'

const latest = { payload: { uid: 'a', unread: 0 }, page: { hasNextPage: true, endCursor: 'older' } }

/** An API that reads the latest messages, and refuses every cursor with this error. */
function refusing(error: Error) {
  const call = vi.fn(async (_call: unknown, { query }: { query?: { cursor?: string } }) => {
    if (query?.cursor !== undefined) throw error
    return latest
  })
  return { call } as unknown as Api
}

const at = (query: string) => new URL(`http://localhost/coaching/a${query}`)

test('An invalid cursor loads the latest messages', async () => {
  const api = refusing(new InvalidArgumentError('refused', { status: 400 }, []))
  expect(await loadConversation(api, 'coaching', 'a', at('?cursor=x'))).toMatchObject({
    older: 'older',
    archive: false,
  })
})

test('A server error is not retried', async () => {
  const api = refusing(new ServerError('failed', { status: 500 }))
  await expect(loadConversation(api, 'coaching', 'a', at('?cursor=x'))).rejects.toThrow('failed')
  expect(api.call).toHaveBeenCalledOnce()
})
