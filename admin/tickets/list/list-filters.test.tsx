// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListContext } from '../../lists/list-provider.tsx'
import { PersonProvider } from '../../person.ts'
import { ListFilters } from './list-filters.tsx'

const narrow = vi.fn()
const person = { uid: '01920000-0000-7000-8000-000000000001', email: 'julie@exemple.fr', roles: [], siteName: 'Site' }
const searching = (q: string) => (
  <PersonProvider value={person}>
    <ListContext value={{ filter: q ? { q } : {}, narrow, sort: { field: 'due', order: 'ASC' } } as never}>
      <ListFilters withKey={false} beside />
    </ListContext>
  </PersonProvider>
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = () => act(() => vi.advanceTimersByTime(1000))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  narrow.mockClear()
})

test('Text typed while the search of requests is written to the URL is kept', () => {
  const { rerender } = render(searching(''))
  type('mar')
  pause()
  type('martine')
  rerender(searching('mar'))
  expect(field().value).toBe('martine')
  pause()
  expect(narrow.mock.calls).toEqual([[{ q: 'mar' }], [{ q: 'martine' }]])
})

test('A search of requests goes on when another request opens beside the list', () => {
  render(searching(''))
  type('mar')
  window.history.pushState(null, '', '/admin/tickets/1')
  pause()
  expect(narrow).toHaveBeenCalledWith({ q: 'mar' })
})
