// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followList } from './live-list.ts'

const fetching = vi.fn<(address: string) => Promise<Response>>()
let end: () => void

const pageOf = (list: string) => `<main><div data-live-list>${list}</div></main><div data-snackbars></div>`
const answers = (list: string) => async () => new Response(pageOf(list))
const card = (name: string) => `<li><a href="/contact/tickets/${name}">${name}</a></li>`
const shown = () => [...document.querySelectorAll('[data-live-list] a')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
  history.replaceState(null, '', '/contact/tickets')
  document.body.innerHTML = pageOf(card('a') + card('b'))
  end = followList()
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

test('once a minute the list is taken out of the same page, and the focus stays on its link', async () => {
  fetching.mockImplementation(answers(card('c') + card('b') + card('a')))
  history.replaceState(null, '', '/contact/tickets?count=20')
  document.querySelectorAll('a')[1]?.focus()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetching).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/contact/tickets?count=20'])
  expect(shown()).toEqual(['c', 'b', 'a'])
  expect(document.activeElement?.textContent).toBe('b')
})

test('a list that is the same is left as it is', async () => {
  fetching.mockImplementation(answers(card('a') + card('b')))
  const before = document.querySelector('li')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(document.querySelector('li')).toBe(before)
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failure', async () => new Response(pageOf(''), { status: 503 })],
  [
    'a page without the list, as where the access has ended',
    async () => new Response('<main>Ce lien n’ouvre rien</main>'),
  ],
])('%s leaves what is shown', async (_, answer) => {
  fetching.mockImplementation(answer)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetching).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['a', 'b'])
})

test('a list that she made longer meanwhile is not made shorter', async () => {
  fetching.mockImplementation(async () => {
    history.replaceState(null, '', '/contact/tickets?count=20')
    return new Response(pageOf(card('a')))
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toEqual(['a', 'b'])
})
