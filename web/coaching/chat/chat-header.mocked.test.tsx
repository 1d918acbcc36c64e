// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

vi.mock('../../layout/site-data.ts', () => ({ useTimeZone: () => 'Europe/Paris' }))
const { ChatHeader } = await import('./chat-header.tsx')

const name = 'Claire Martin'
const discussion = {
  coach: { uid: 'claire', name, image: null, role: '' },
  // The discussion was claimed since the page was loaded.
  conversation: { ticket: { coach: null } },
  title: 'Un doute',
  theme: undefined,
} as never

function show(answeredBy: string): string | null {
  const live = { conversation: { status: 'waiting' } } as never
  const { container } = render(
    <MemoryRouter>
      <ChatHeader address="/coaching/d" discussion={discussion} live={live} answeredBy={answeredBy} />
    </MemoryRouter>,
  )
  return container.textContent
}

test('The header says « Vous a répondu » only for the coach’s own answer', () => {
  expect(show('claire')).toContain('Vous a répondu')
  expect(show('colleague')).not.toContain('a répondu')
})
