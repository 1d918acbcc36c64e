import { expect, test } from 'vitest'
import { getTag } from '../../contracts/articles/content.ts'
import { fakeApi } from '../fixtures/fake-api.ts'
import type { EtagAnswer } from './etag-cache.ts'

const tag = { payload: { uid: 'corps', name: 'Corps' } }
const ofTag = { params: { uid: 'corps' } }

test('a response with an ETag is revalidated and reused', async () => {
  const { api, sent } = fakeApi([{ body: tag, headers: { etag: '"1"' } }, { status: 304 }], Date.now, new Map())
  const first = await api.call(getTag, ofTag)
  expect(await api.call(getTag, ofTag)).toBe(first)
  expect(sent().map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"'])
})

test('a changed response replaces the stored one', async () => {
  const held = new Map<string, EtagAnswer>()
  const newer = { payload: { uid: 'corps', name: 'Le corps' } }
  const answers = [
    { body: tag, headers: { etag: '"1"' } },
    { body: newer, headers: { etag: '"2"' } },
  ]
  const { api } = fakeApi(answers, Date.now, held)
  await api.call(getTag, ofTag)
  expect(await api.call(getTag, ofTag)).toEqual(newer)
  expect([...held.values()]).toEqual([{ etag: '"2"', answer: newer }])
})

test('a response without an ETag is not stored', async () => {
  const held = new Map<string, EtagAnswer>()
  const { api } = fakeApi([{ body: tag }], Date.now, held)
  await api.call(getTag, ofTag)
  expect(held.size).toBe(0)
})
