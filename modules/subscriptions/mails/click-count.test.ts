import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../platform/config/project-root.ts'

/** Files with texts that promise in how many clicks a contract is cancelled. */
const promising = [
  'modules/subscriptions/mails/letters.ts',
  'modules/articles/writing/default-terms.ts',
  'demo/pages/terms-of-service.md',
  'demo/pages/about.md',
  'demo/home.ts',
]

test.each(promising)('%s says that cancelling takes three clicks, like all other texts', async (file) => {
  const text = await readFile(path.join(projectRoot(), file), 'utf8')
  const counts = [...text.matchAll(/(\p{L}+)\sclics/giu)].map(([, count]) => count?.toLowerCase())
  expect(counts).not.toEqual([])
  expect(new Set(counts)).toEqual(new Set(['trois']))
})
