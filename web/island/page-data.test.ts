import { expect, test } from 'vitest'
import { type DiscussionIsland, pageIn, writePage } from './page-data.ts'

const message = '</script><script>alert(1)</script> <!-- é'
const page = {
  params: { uid: 'a' },
  discussion: { conversation: { ticket: { uid: 'a', messages: [{ content: message }] }, older: null, archive: false } },
  search: null,
  quote: '',
} as unknown as DiscussionIsland

const pageOf = (written: string) => `<p title="data-island">&lt;script data-island&gt;</p>
<script type="module" src="/assets/a.js"></script><script type="application/json" data-island="true">${written}</script>`

test('no text ends the element that carries it, and all of it is read again', () => {
  expect(writePage(page)).not.toContain('<')
  expect(pageIn(pageOf(writePage(page)))).toEqual(page)
})

test('another page brings nothing', () => {
  expect(pageIn('<script type="module" src="/assets/a.js"></script><p>data-island</p>')).toBeUndefined()
})
