import { expect, test } from 'vitest'
import { fakeApi } from '../../web/fixtures/fake-api.ts'
import { loadCollections } from '../../web/magazine/collections.ts'
import { createSiteCaches } from './site-caches.ts'

test('authors, categories and tags are cached until they change', async () => {
  const changes: (() => void)[] = []
  const { remember } = createSiteCaches({
    onChange: (topic, listener) => topic === 'content' && changes.push(listener),
    onGap: () => undefined,
  })
  const { api, sent } = fakeApi([{ body: { payload: [], page: { hasNextPage: false, endCursor: null } } }])
  const onePage = () => remember('collections', () => loadCollections(api))
  await Promise.all([onePage(), onePage()])
  await onePage()
  expect(
    sent()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/api/content/authors?length=100', '/api/content/categories?length=100', '/api/content/tags?length=100'])
  for (const change of changes) change()
  await onePage()
  expect(sent()).toHaveLength(6)
})
