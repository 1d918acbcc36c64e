// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ArticleStateChip } from '../articles/editor/actions/article-state-chip.tsx'
import { useRenderAt } from './use-render-at.ts'

const draft = { state: 'scheduled', date: '2026-11-30T15:19:00Z' } as const

function Bar() {
  useRenderAt(draft.date)
  return <ArticleStateChip draft={draft} />
}

test('a scheduled article is shown as published once its moment passes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:18:00Z') })
  const { container } = render(<Bar />)
  expect(container.textContent).toContain('Programmé')
  act(() => vi.advanceTimersByTime(60_001))
  expect(container.textContent).toContain('Publié')
  vi.useRealTimers()
})
