import { expect, test } from 'vitest'
import { changesOf, rebase } from './record-draft.ts'

const fields = ['name', 'role', 'tags']
const base = { uid: 'a', name: 'Claire', role: 'Coach', tags: ['a'], version: 1 }

test('only fields whose content changed are sent', () => {
  expect(changesOf(base, { ...base, name: 'Clara', tags: ['a'], version: 7 }, fields)).toEqual({ name: 'Clara' })
})

test('a colleague’s changes to other fields are merged with the user’s', () => {
  const fresh = { ...base, role: 'Autrice', version: 2 }
  expect(rebase(base, { ...base, name: 'Clara' }, fresh, fields)).toEqual({
    draft: { ...fresh, name: 'Clara' },
    clashes: [],
  })
})

test('a field changed by both users conflicts unless the values are equal', () => {
  const fresh = { ...base, name: 'Claire V.', role: 'Autrice', version: 2 }
  const mine = { ...base, name: 'Clara', role: 'Autrice' }
  expect(rebase(base, mine, fresh, fields)).toEqual({ draft: { ...fresh, name: 'Clara' }, clashes: ['name'] })
})
