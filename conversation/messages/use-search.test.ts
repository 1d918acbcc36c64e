// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '../../contracts/support/support.ts'
import { createFailure, createLoaded, createMessage, pageOf } from '../fixtures/fake-transport.ts'
import type { SearchTransport } from '../transport.ts'
import { useSearch } from './use-search.ts'

type Found = Message & { cursor: string }
const found = (n: number): Found => ({ ...createMessage(n), cursor: `before ${n}` })

function searching(screen: Message[] = [createMessage(8), createMessage(9)]) {
  const transport = {
    read: vi.fn(async (_cursor: string) => pageOf(createLoaded([createMessage(1), createMessage(2)]))),
    search: vi.fn<SearchTransport<Message, Found>['search']>(async () => ({ found: [found(9), found(2)], more: null })),
  }
  const { result } = renderHook(() => useSearch(transport, screen))
  const search = async (q: string) => act(async () => result.current.search(q))
  return { transport, result, search }
}

afterEach(cleanup)

test('matches already loaded are shown in place, others in their own context', async () => {
  const { transport, result, search } = searching()
  await search(' été ')
  expect(transport.search).toHaveBeenCalledWith('été')
  expect(result.current.found).toEqual({
    q: 'été',
    uids: new Set([createMessage(9).uid, createMessage(2).uid]),
    current: createMessage(9).uid,
  })
  expect(result.current.passage).toBeNull()
  await act(async () => result.current.older())
  expect(transport.read).toHaveBeenCalledWith('before 2')
  expect(result.current.passage).toEqual([createMessage(1), createMessage(2)])
  expect(result.current.mayGoOlder).toBe(false)
  await act(async () => result.current.newer())
  expect(result.current.passage).toBeNull()
})

test('reaching the end of the results loads more', async () => {
  const { transport, result, search } = searching()
  transport.search.mockResolvedValueOnce({ found: [found(9)], more: 'next' })
  transport.search.mockResolvedValueOnce({ found: [found(8)], more: null })
  await search('mot')
  await act(async () => result.current.older())
  expect(transport.search).toHaveBeenLastCalledWith('mot', 'next')
  expect([result.current.results.at, result.current.found.current]).toEqual([1, createMessage(8).uid])
})

test('the latest search wins, whichever response comes first', async () => {
  const { transport, result } = searching()
  const slow = Promise.withResolvers<Awaited<ReturnType<SearchTransport<Message, Found>['search']>>>()
  transport.search.mockReturnValueOnce(slow.promise)
  transport.search.mockResolvedValueOnce({ found: [found(8)], more: null })
  act(() => result.current.search('un'))
  act(() => result.current.search('deux'))
  await waitFor(() => expect(result.current.results.q).toBe('deux'))
  await act(async () => slow.resolve({ found: [found(9)], more: null }))
  expect(result.current.results.q).toBe('deux')
})

test('a failed search shows its message until the search is closed', async () => {
  const { transport, result, search } = searching()
  transport.search.mockRejectedValueOnce(createFailure(429, 'Trop de recherches.'))
  act(() => result.current.open())
  await search('mot')
  expect([result.current.problem, result.current.state]).toEqual(['Trop de recherches.', 'done'])
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isOpen: false, problem: null, state: 'idle', passage: null })
})

test('a blank query sends no search request', async () => {
  const { transport, search } = searching()
  await search('   ')
  expect(transport.search).not.toHaveBeenCalled()
})
