// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { useSentAnswers } from './use-sent-answers.ts'

const navigate = vi.fn()
const nextWaiting = vi.fn<(from: string) => Promise<string | undefined>>()
vi.mock('../../layout/notices.tsx', () => ({ useNotify: () => vi.fn() }))
vi.mock('react-router', () => ({ useNavigate: () => navigate }))
vi.mock('./use-ticket-navigation.ts', () => ({ useTicketNavigation: () => ({ nextWaiting }) }))

const answer = { uid: 'answer', internal: false } as StaffMessage

test('An answered conversation is marked as being left until the next one opens', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  nextWaiting.mockReturnValueOnce(promise)
  const { result } = renderHook(useSentAnswers)
  act(() => result.current.onSent('paul', answer, 'next'))
  expect(result.current.leaving).toBe('paul')
  await act(async () => resolve('ines'))
  expect(navigate).toHaveBeenCalledWith('/tickets/ines/show', { flushSync: true })
  expect(result.current.leaving).toBeUndefined()
})

test('A conversation is not marked as being left if no next one is found', async () => {
  nextWaiting.mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(useSentAnswers)
  await act(async () => result.current.onSent('paul', answer, 'next'))
  expect(result.current.leaving).toBeUndefined()
  act(() => result.current.onSent('paul', answer, 'stay'))
  expect(result.current.leaving).toBeUndefined()
})
