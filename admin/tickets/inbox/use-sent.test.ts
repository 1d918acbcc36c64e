// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { useSent } from './use-sent.ts'

const goAtOnce = vi.fn()
const nextWaiting = vi.fn<(from: string) => Promise<string | undefined>>()
vi.mock('ra-core', () => ({ useNotify: () => vi.fn() }))
vi.mock('../../navigation/use-go-at-once.ts', () => ({ useGoAtOnce: () => goAtOnce }))
vi.mock('./use-walk.ts', () => ({ useWalk: () => ({ nextWaiting }) }))

const answer = { uid: 'answer', internal: false } as StaffMessage

test('A conversation counts as being left from its answer until the next opens', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  nextWaiting.mockReturnValueOnce(promise)
  const { result } = renderHook(useSent)
  act(() => result.current.onSent('paul', answer, 'next'))
  expect(result.current.leaving).toBe('paul')
  await act(async () => resolve('ines'))
  expect(goAtOnce).toHaveBeenCalledWith('/tickets/ines/show')
  expect(result.current.leaving).toBeUndefined()
})

test('A conversation does not count as being left if no next one is found', async () => {
  nextWaiting.mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(useSent)
  await act(async () => result.current.onSent('paul', answer, 'next'))
  expect(result.current.leaving).toBeUndefined()
  act(() => result.current.onSent('paul', answer, 'stay'))
  expect(result.current.leaving).toBeUndefined()
})
