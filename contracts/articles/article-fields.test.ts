import { expect, test } from 'vitest'
import { articleWriting, visibleTexts } from './article-fields.ts'

test('visible texts are those of all fields but the content and uids', () => {
  const uids = { image: '0199d0de-0000-7000-8000-000000000001', author: 'claire', category: 'vie', tags: ['corps'] }
  const seo = { title: 'Pour les moteurs', description: 'Une description' }
  const writing = { title: 'Dire non', excerpt: '', content: '<p>a</p>', ...uids, related: ['repos'], seo }
  expect(Object.keys(writing).sort()).toEqual(Object.keys(articleWriting).sort())
  expect(visibleTexts(writing)).toEqual(['Dire non', 'Pour les moteurs', 'Une description'])
})
