import { expect, test } from 'vitest'
import { readParameters } from '../../lists/list-parameters.ts'
import { viewHref, viewOf, views } from './views.ts'

const defaults = { filter: {}, sort: { field: 'due', order: 'ASC' }, page: 1, perPage: 25 } as const

test('the address of a view opens that view and keeps the search', () => {
  for (const view of views) {
    const { search } = new URL(viewHref(view, { q: 'facture', type: 'contact', whose: 'mine' }), 'http://localhost')
    const { filter, sort } = readParameters(search, defaults) ?? defaults
    expect(filter).toMatchObject({ q: 'facture', type: 'contact' })
    expect(viewOf(filter, sort)).toBe(view)
  }
})

test('other states and sort orders match no view', () => {
  expect(viewOf({ state: 'closed' }, { field: 'due', order: 'ASC' })).toBeUndefined()
  expect(viewOf({ counted: 'late@2026-03' }, { field: 'due', order: 'ASC' })).toBeUndefined()
  expect(viewOf({ reported: 'closed@2026-06-01..2026-06-30' }, { field: 'due', order: 'ASC' })).toBeUndefined()
  // Former views that are now sort orders of the list.
  expect(viewOf({ state: 'waiting' }, { field: 'waiting', order: 'ASC' })).toBeUndefined()
  expect(viewOf({}, { field: 'modified', order: 'DESC' })).toBeUndefined()
  expect(viewOf({}, { field: 'due', order: 'ASC' })?.name).toBe('all')
})
