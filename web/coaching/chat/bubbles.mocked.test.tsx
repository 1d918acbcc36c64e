// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Image } from '../../../contracts/articles/content-entities.ts'
import { summarize } from '../summarize.ts'

vi.mock('../../layout/site-data.ts', () => ({ useTimeZone: () => 'Europe/Paris' }))
const { BubbleGroup } = await import('./bubbles.tsx')

const portrait = (uid: string): Image =>
  ({ uid, url: `/${uid}.jpg`, alt: '', width: 40, height: 40, credit: '', sources: [] }) as never
const name = 'Claire Martin'
const faces = new Map(['one', 'two'].map((uid) => [uid, { image: portrait(uid), role: '' }]))
/** The coach of a discussion, as in the member's list. */
const coachOf = (uid: string) => summarize({ title: '', coach: { uid, name } } as never, faces, []).coach

/**
 * Shows one message beside the coach of a discussion.
 * @param author uid of the coach who wrote
 * @param signed name of that coach at the time
 */
function show(coach: string, author: string, signed = name) {
  const message = { uid: 'm', date: '2026-11-24T10:00:00.000Z', content: 'Bonjour.', staff: true, attachments: [] }
  const group = { key: 'm', name: signed, staff: true, internal: false, startsNew: false }
  const { container } = render(
    <BubbleGroup
      group={{ ...group, messages: [{ ...message, contact: { uid: author, name: signed } }] }}
      seen={undefined}
      coach={{ role: '', ...coachOf(coach) } as never}
      fileAddress={(uid) => uid}
      address="/coaching/d"
      consented
    />,
  )
  return {
    portrait: container.querySelector('img')?.getAttribute('src') ?? null,
    isNamed: container.querySelector('.sr-only')?.textContent !== signed,
  }
}

test('Two coaches with the same name have their own portraits', () => {
  expect(show('one', 'one')).toEqual({ portrait: '/one.jpg', isNamed: false })
  expect(show('two', 'two')).toEqual({ portrait: '/two.jpg', isNamed: false })
})

test('A colleague with the coach’s name is named and has no portrait', () => {
  expect(show('one', 'two')).toEqual({ portrait: null, isNamed: true })
})

test('A coach’s portrait is shown beside messages signed with an earlier name', () => {
  expect(show('one', 'one', 'Claire Petit')).toEqual({ portrait: '/one.jpg', isNamed: false })
})
