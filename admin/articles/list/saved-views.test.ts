import { expect, test } from 'vitest'
import { readViews, type SavedView, withView, writeViews } from './saved-views.ts'

const view = (name: string, filter = {}): SavedView => ({ name, filter, sort: { field: 'date', order: 'DESC' } })

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('views are stored per person and ignored if malformed', () => {
  const storage = fakeStorage()
  expect(writeViews('claire', [view('Mes brouillons')], storage)).toBe(true)
  expect(readViews('claire', storage)).toEqual([view('Mes brouillons')])
  expect(readViews('nadia', storage)).toEqual([])
  storage.setItem('article-views-claire', '[{"name":1}]')
  expect(readViews('claire', storage)).toEqual([])
})

test('a view that does not fit on the device is reported as not stored', () => {
  const setItem = () => {
    throw new Error('full')
  }
  expect(writeViews('claire', [view('a')], { setItem })).toBe(false)
})

test('saving a view replaces one of the same name and sorts the views', () => {
  const views = withView(withView([view('Été')], view('Archives')), view('Été', { state: 'draft' }))
  expect(views.map(({ name }) => name)).toEqual(['Archives', 'Été'])
  expect(views[1]?.filter).toEqual({ state: 'draft' })
})
