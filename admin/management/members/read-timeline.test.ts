import { expect, test } from 'vitest'
import { ofCredit, ofHistory, ofPayment } from './read-timeline.ts'

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

const money = { uid: ticket, member: ticket, email: 'lea@exemple.fr', subscription: ticket }

test('a payment says what of it was given back and why', () => {
  const payment = { ...money, kind: 'first', state: 'succeeded', amount: 3990, provider: 'sandbox', date } as const
  const none = { receipt: null, errorCode: null, refundedDateTime: null }
  expect(ofPayment({ ...payment, ...none, refunded: 50, reason: 'un geste' }).text).toBe(
    'Paiement de 39,90\u00a0€\u00a0: encaissé, 0,50\u00a0€ remboursés (un geste)',
  )
  expect(ofPayment({ ...payment, ...none, refunded: 0, reason: null }).text).toBe(
    'Paiement de 39,90\u00a0€\u00a0: encaissé',
  )
})

test('a late answer is told at its hour and when it is paid, a cashback when it is paid', () => {
  const credit = { ...money, amount: 500, dueDateTime: date, refundedDateTime: date }
  expect(ofCredit({ ...credit, promisedDateTime: date }).map(({ text }) => text)).toEqual([
    'Réponse promise en retard\u00a0: 5,00\u00a0€ à rendre',
    'Réponse promise en retard\u00a0: 5,00\u00a0€ rendus',
  ])
  expect(ofCredit({ ...credit, promisedDateTime: null }).map(({ text }) => text)).toEqual([
    'Cashback de 5,00\u00a0€\u00a0: versé',
  ])
  expect(ofCredit({ ...credit, promisedDateTime: null, refundedDateTime: null })).toEqual([])
})
