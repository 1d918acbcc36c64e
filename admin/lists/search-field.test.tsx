// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListContext } from './list-provider.tsx'
import { SearchField } from './search-field.tsx'

const narrow = vi.fn()
const pause = () => act(() => vi.advanceTimersByTime(1000))

const searching = (q: string) => (
  <ListContext value={{ filter: q ? { q } : {}, narrow } as never}>
    <SearchField />
  </ListContext>
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  narrow.mockClear()
})

test('Text typed while the search is written to the URL is kept', () => {
  const { rerender } = render(searching(''))
  type('mar')
  pause()
  type('martine')
  rerender(searching('mar'))
  expect(field().value).toBe('martine')
  pause()
  expect(narrow.mock.calls).toEqual([[{ q: 'mar' }], [{ q: 'martine' }]])
  rerender(searching('martine'))
  expect(field().value).toBe('martine')
})

test('The field shows a search that is cleared or changed elsewhere', () => {
  const { rerender } = render(searching(''))
  type('mar')
  pause()
  rerender(searching('mar'))
  rerender(searching(''))
  expect(field().value).toBe('')
  rerender(searching('zoé'))
  expect(field().value).toBe('zoé')
})

test('A search still being typed is dropped once a row opens', () => {
  render(searching(''))
  type('mar')
  window.history.pushState(null, '', '/admin/articles/1')
  pause()
  expect(narrow).not.toHaveBeenCalled()
})
