import { afterEach, expect, test, vi } from 'vitest'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { applyBulk, pickArticleChange } from './bulk-change.ts'

const article: StaffArticle = {
  uid: 'a',
  title: 'A',
  excerpt: '',
  content: '',
  state: 'published',
  date: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  readingTime: 1,
  menu: null,
  seo: null,
  related: [],
  image: null,
  author: 'claire',
  category: 'vie',
  tags: ['corps'],
  draftSavedAt: null,
  review: null,
  writing: null,
  version: 3,
}

afterEach(() => vi.unstubAllGlobals())

test('only actual changes are sent', () => {
  expect(pickArticleChange(article, { act: 'category', uid: 'vie' })).toBeUndefined()
  expect(pickArticleChange(article, { act: 'addTag', uid: 'nuit' })).toEqual({ tags: ['corps', 'nuit'] })
  expect(pickArticleChange(article, { act: 'addTag', uid: 'corps' })).toBeUndefined()
  expect(pickArticleChange(article, { act: 'removeTag', uid: 'corps' })).toEqual({ tags: [] })
  expect(pickArticleChange(article, { act: 'archive' })).toEqual({ state: 'archived' })
})

test('an article that a colleague changed is reported; the others are changed', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      if (!address.includes('/b')) return Response.json({ payload: { ...article, version: 4 } })
      const violations = [{ property: 'version', message: 'Une autre version existe.', type: 'invalid' }]
      return Response.json({ message: 'Conflit', violations, requestId: 'r' }, { status: 409 })
    }),
  )
  const others = [article, { ...article, uid: 'b', title: 'B', version: 9 }, { ...article, uid: 'c' }]
  const progress: number[] = []
  const report = await applyBulk(others, { act: 'category', uid: 'amour' }, (done) => progress.push(done))
  expect(report).toEqual({ done: 2, same: 0, failed: [{ uid: 'b', name: 'B', reason: 'Une autre version existe.' }] })
  expect(bodies).toEqual([3, 9, 3].map((version) => ({ category: 'amour', version })))
  expect(progress).toEqual([1, 2, 3])
})
