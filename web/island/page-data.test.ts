import { expect, test } from 'vitest'
import { type IslandPage, pageIn, writePage } from './page-data.ts'

const message = '</script><script>alert(1)</script> <!-- é'
const ticket = { uid: 'a', messages: [{ content: message }] }
const page = {
  params: { uid: 'a' },
  discussion: { ticket, conversation: { ticket, older: null, archive: false } },
  search: null,
  quote: '',
} as unknown as IslandPage

const pageOf = (written: string) => `<p title="data-island">&lt;script data-island&gt;</p>
<script type="module" src="/assets/a.js"></script><script type="application/json" data-island="true">${written}</script>`

test('no text ends the element that carries it', () => {
  expect(writePage(page)).not.toContain('<')
})

test('messages are sent once, and are in both places again', () => {
  const written = writePage(page)
  expect(written.split('alert(1)')).toHaveLength(2)
  const read = pageIn(pageOf(written))
  expect(read).toEqual(page)
  expect(read?.discussion.ticket).toBe(read?.discussion.conversation.ticket)
})

test('another page brings nothing', () => {
  expect(pageIn('<script type="module" src="/assets/a.js"></script><p>data-island</p>')).toBeUndefined()
})
