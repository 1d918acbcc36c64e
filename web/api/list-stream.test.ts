import { expect, test } from 'vitest'
import { listArticles, listMedia, listTags } from '../../contracts/articles/content.ts'
import { type FakeAnswer, fakeApi } from '../fixtures/fake-api.ts'
import { ListReader } from './list-reader.ts'
import { readAll, streamList } from './list-stream.ts'

const tag = (index: number) => ({ uid: `t-${index}`, name: `Étiquette ${index}` })
const pageOf = (from: number, count: number, endCursor: string | null): FakeAnswer => ({
  body: {
    payload: Array.from({ length: count }, (_, index) => tag(from + index)),
    page: { hasNextPage: endCursor !== null, endCursor },
  },
})

test('reads pages of 10 and follows the cursor to the end', async () => {
  const { api, sent } = fakeApi([pageOf(0, 10, 'c1'), pageOf(10, 10, 'c2'), pageOf(20, 3, null)])
  expect(await readAll(streamList(api, listTags, {}))).toHaveLength(23)
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/content/tags?length=10',
    '/api/content/tags?length=10&cursor=c1',
    '/api/content/tags?length=10&cursor=c2',
  ])
})

test('fetches the next page only when its items are needed', async () => {
  const { api, sent } = fakeApi([pageOf(0, 10, 'c1'), pageOf(10, 10, null)])
  const reader = new ListReader(streamList(api, listTags, {}))
  expect(await reader.take(1)).toEqual([tag(0)])
  expect(sent()).toHaveLength(1)
  expect(await reader.take(10)).toHaveLength(10)
  expect(sent()).toHaveLength(2)
  expect(await reader.take(20)).toHaveLength(9)
  expect(reader.done).toBe(true)
})

test('taking items from a released reader throws « reader not found »', async () => {
  const { api } = fakeApi([pageOf(0, 1, null)])
  const reader = new ListReader(streamList(api, listTags, {}))
  await reader.release()
  await expect(reader.take(1)).rejects.toThrow('reader not found')
})

test.each([
  ['Error fetching article', listArticles],
  ['Error fetching media', listMedia],
] as const)('a page that fails throws « %s » with its cause', async (message, call) => {
  const { api } = fakeApi([{ status: 500, body: {} }])
  const reading = readAll<unknown>(streamList(api, call, {}))
  await expect(reading).rejects.toMatchObject({ message, cause: { name: 'ServerError' } })
})

test('a page size of zero throws « Error creating stream »', () => {
  const { api } = fakeApi([])
  expect(() => streamList(api, listTags, { query: { length: 0 } })).toThrow('Error creating stream')
})
