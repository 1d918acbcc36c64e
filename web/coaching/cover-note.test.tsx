// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CoverNote } from './cover-note.tsx'

afterEach(() => void vi.useRealTimers())

test('the covering coach is named until midnight in Paris, even on a page left open', () => {
  vi.useFakeTimers({ now: new Date('2027-01-12T22:58:30Z') })
  const discussion = {
    coach: { uid: 'nadia', name: 'Nadia Benali', image: null, role: '' },
    conversation: { ticket: { cover: { name: 'Claire Vasseur', until: '2027-01-12' } } },
  } as never
  const { container } = render(<CoverNote discussion={discussion} />)
  expect(container.textContent).toContain('Claire Vasseur prend le relais de Nadia Benali')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toContain('Claire Vasseur')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe('')
})
