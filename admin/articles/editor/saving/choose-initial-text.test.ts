// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ArticleDraft } from '../draft-calls.ts'
import { chooseInitialText } from './choose-initial-text.ts'
import type { DeviceCopy } from './device-copy.ts'

const me = '0199d0de-0000-7000-8000-000000000001'
const fields = {
  ...{ title: 'Dire non', excerpt: '', content: '<p>a</p>', image: null, author: 'claire', category: 'vie', tags: [] },
  seo: null,
}
const savedBy = { uid: me, name: 'Élodie' }
const draft: ArticleDraft = {
  ...{
    ...fields,
    state: 'draft',
    date: null,
    version: 2,
    basedOn: 2,
    copy: 5,
    savedAt: '2026-11-23T10:00:00.000Z',
    savedBy,
    review: null,
    lock: null,
  },
}
const kept = (content: string, base: DeviceCopy['base'], sent: string[] = []): DeviceCopy => ({
  ...{ owner: me, article: 'dire-non', fields: { ...fields, content }, base, at: 1 },
  sent: sent.map((one) => ({ ...fields, content: one })),
})

test('a text on the device that equals the server’s is opened without a notice', () => {
  expect(chooseInitialText(draft, undefined)).toEqual({ fields })
  const same = kept('<p>a</p>', { version: 1, copy: 1 })
  expect(chooseInitialText(draft, same)).toEqual({ fields })
  const { content, ...others } = same.fields
  expect(chooseInitialText(draft, { ...same, fields: { ...others, content } })).toEqual({ fields })
})

test('a field missing from the device’s copy counts as empty', () => {
  const copy = kept('<p>a</p>', { version: 1, copy: 1 })
  const newer = { ...draft, excerpt: '', related: [] }
  const { excerpt, seo, ...older } = copy.fields
  expect(chooseInitialText(newer, { ...copy, fields: older as typeof fields })).toEqual({
    fields: { ...fields, related: [] },
  })
  const typed = chooseInitialText({ ...newer, excerpt: 'Un chapeau' }, copy)
  expect(typed.conflicting).toEqual(copy)
})

test.each([
  ['the same copy', 5, []],
  ['the copy before, where its last save arrived without an answer', 4, ['<p>a</p>']],
])('a text on the device that is based on %s is recovered', (_title, copy, sent) => {
  expect(chooseInitialText(draft, kept('<p>ab</p>', { version: 2, copy }, sent))).toMatchObject({
    fields: { content: '<p>ab</p>' },
    recovered: 1,
  })
})

test.each([
  ['another copy was saved since', { version: 2, copy: 3 }],
  ['another copy was saved on another device', { version: 2, copy: 4 }],
  ['the article was published since', { version: 1, copy: 5 }],
])('both texts are kept where %s', (_title, base) => {
  const opened = chooseInitialText(draft, kept('<p>ab</p>', base))
  expect(opened.fields.content).toBe('<p>a</p>')
  expect(opened.conflicting?.fields.content).toBe('<p>ab</p>')
})
