import { expect, test } from 'vitest'
import { ofHistory } from './read-timeline.ts'

const date = '2026-03-10T12:00:00Z'
const ticket = '0198c0de-0000-7000-8000-000000000001'

test('a conversation leads to its screen; a reading names who read, and leads nowhere', () => {
  expect(ofHistory({ kind: 'ticket', date, ticket })).toEqual({
    date,
    kind: 'conversation',
    text: 'Demande à l’assistance',
    to: `/tickets/${ticket}/show`,
  })
  expect(ofHistory({ kind: 'discussion', date, ticket, coach: null }).text).toContain('personne pour l’instant')
  const reading = ofHistory({ kind: 'reading', date, ticket, by: 'Nadia' })
  expect(reading.text).toContain('lue par Nadia')
  expect(reading.to).toBeUndefined()
})

test('a consent says which text it was given to', () => {
  const given = ofHistory({ kind: 'consent-given', date, consent: 'coaching', version: '2026-01' })
  expect([given.kind, given.text]).toEqual(['consent', 'Accord au coaching donné (texte 2026-01)'])
})
