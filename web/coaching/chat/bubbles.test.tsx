// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

vi.mock('../../layout/site-data.ts', () => ({ useTimeZone: () => 'Europe/Paris' }))
const { BubbleGroup } = await import('./bubbles.tsx')

const image = { uid: 'i', url: '/portrait.jpg', alt: '', width: 40, height: 40, credit: '', sources: [] }
const coach = { name: 'Claire Martin', image: image as never, role: '' }

/** @param author uid of the coach who wrote, under this name then */
function show(author: string, name = coach.name) {
  const message = { uid: 'm', date: '2026-11-24T10:00:00.000Z', content: 'Bonjour.', staff: true, attachments: [] }
  const group = { key: 'm', name, staff: true, internal: false, startsNew: false }
  const { container } = render(
    <BubbleGroup
      group={{ ...group, messages: [{ ...message, contact: { uid: author, name } }] }}
      seen={undefined}
      coach={coach}
      coachUid="claire"
      fileAddress={(uid) => uid}
      address="/coaching/d"
      consented
    />,
  )
  return {
    hasPortrait: container.querySelector('img') !== null,
    isNamed: container.querySelector('.sr-only')?.textContent !== name,
  }
}

test('The coach’s messages show the coach’s portrait', () => {
  expect(show('claire')).toEqual({ hasPortrait: true, isNamed: false })
})

test('A colleague of the same name has a name and no portrait of the coach', () => {
  expect(show('colleague')).toEqual({ hasPortrait: false, isNamed: true })
})

test('A coach keeps the portrait beside messages under an earlier name', () => {
  expect(show('claire', 'Claire Petit')).toEqual({ hasPortrait: true, isNamed: false })
})
