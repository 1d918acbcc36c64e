import { expect, test } from 'vitest'
import { auditEvent, creditEvents, giftEvents, historyEvent, paymentEvents, switchEvents } from './read-timeline.ts'

const date = '2026-03-10T12:00:00Z'
const ticket = '0198c0de-0000-7000-8000-000000000001'

test('a reading by staff names its reader and has no link', () => {
  expect(historyEvent({ kind: 'ticket', date, ticket })).toEqual({
    date,
    kind: 'conversation',
    text: 'Demande à l’assistance',
    to: `/tickets/${ticket}/show`,
  })
  expect(historyEvent({ kind: 'discussion', date, ticket, coach: null }).text).toContain('personne pour l’instant')
  const reading = historyEvent({ kind: 'reading', date, ticket, by: 'Nadia' })
  expect(reading.text).toContain('Échange lu par Nadia')
  expect(reading.to).toBeUndefined()
})

test('a consent names the version of its text', () => {
  const given = historyEvent({ kind: 'consent-given', date, consent: 'coaching', version: '2026-01' })
  expect([given.kind, given.text]).toEqual(['consent', 'Accord au coaching donné (texte 2026-01)'])
})

const money = { uid: ticket, member: ticket, name: 'Léa', email: 'lea@exemple.fr', subscription: ticket, gift: null }
const none = {
  card: null,
  receipt: null,
  errorCode: null,
  refundedDateTime: null,
  refundRetryDateTime: null,
  refundable: 0,
  reason: null,
  refunded: 0,
}

test('a partly refunded payment shows the refunded amount', () => {
  const payment = { ...money, kind: 'first', state: 'succeeded', amount: 3990, provider: 'sandbox', date } as const
  const textOf = (refunded: number, state: 'succeeded' | 'refunded') =>
    paymentEvents({ ...payment, ...none, dispute: null, refunded, state })[0]?.text
  expect(textOf(50, 'succeeded')).toBe('Paiement de 39,90\u00a0€\u00a0: encaissé, 0,50\u00a0€ remboursés')
  expect(textOf(0, 'succeeded')).toBe('Paiement de 39,90\u00a0€\u00a0: encaissé')
  expect(textOf(3990, 'refunded')).toBe('Paiement de 39,90\u00a0€\u00a0: remboursé')
})

test('a disputed payment shows the dispute, and the bank’s decision once made', () => {
  const payment = { ...money, kind: 'first', state: 'succeeded', amount: 3990, provider: 'stripe', date } as const
  const opened = '2026-03-12T12:00:00Z'
  const ended = '2026-04-20T12:00:00Z'
  const open = { amount: 3990, date: opened, outcome: null, endedDateTime: null, fee: null, settledRefund: 0 }
  const lost = { state: 'refunded', refunded: 3990 } as const
  const textsOf = (end: { outcome: 'lost'; endedDateTime: string } | object) =>
    paymentEvents({ ...payment, ...none, ...('outcome' in end ? lost : {}), dispute: { ...open, ...end } }).map(
      ({ date, text }) => [date, text],
    )
  const first = [date, 'Paiement de 39,90\u00a0€\u00a0: encaissé']
  const contested = [opened, 'Paiement de 39,90\u00a0€ contesté auprès de la banque']
  expect(textsOf({})).toEqual([first, contested])
  expect(textsOf({ outcome: 'lost', endedDateTime: ended })).toEqual([
    first,
    contested,
    [ended, 'Contestation du paiement de 39,90\u00a0€\u00a0: perdue'],
  ])
})

test('an act shows its amount, its actor and its reason', () => {
  const entry = {
    uid: ticket,
    date,
    names: {},
    by: { uid: ticket, name: 'Agnès' },
    resource: 'payments',
    target: ticket,
  }
  const textOf = (action: string, details: object) => auditEvent({ ...entry, action, details: { ...details } }).text
  expect(textOf('payments.refund', { amount: 50, reason: 'un geste' })).toBe(
    'Paiements\u00a0: remboursement de 0,50\u00a0€, par Agnès (un geste)',
  )
  expect(textOf('members.suspend', { changed: true })).toBe('Membres\u00a0: suspension, par Agnès')
})

test('a gift’s purchase is in the buyer’s history, its use in the recipient’s', () => {
  const [buyer, recipient] = ['0198c0de-0000-7000-8000-000000000002', '0198c0de-0000-7000-8000-000000000003']
  const email = 'lea@exemple.fr'
  const use = { usedDateTime: date, startDateTime: date, endDateTime: date, added: false }
  const none = {
    expirationDateTime: null,
    voidedDateTime: null,
    receipt: null,
    refunded: 0,
    mail: null,
    payment: ticket,
  }
  const bought = {
    uid: ticket,
    reference: 'A',
    formulaName: 'L’abonnement',
    months: 3,
    amount: 11_970,
    date,
    ...none,
  } as const
  const gift = {
    ...bought,
    state: 'redeemed',
    paidDateTime: date,
    buyer: { member: buyer, email, name: null },
  } as const
  const used = { ...gift, use: { ...use, member: recipient, name: 'Léa', email } }
  const textsOf = (member: string, one: Parameters<typeof giftEvents>[1]) =>
    giftEvents(member, one).map(({ text }) => text)
  const texts = ['Cadeau de 3\u00a0mois acheté, 119,70\u00a0€', 'Cadeau de 3\u00a0mois utilisé']
  expect(textsOf(buyer, used)).toEqual(texts.slice(0, 1))
  expect(textsOf(recipient, used)).toEqual(texts.slice(1))
  expect(textsOf(buyer, { ...gift, use: { ...use, member: buyer, name: 'Léa', email } })).toEqual(texts)
  expect(textsOf(buyer, { ...gift, paidDateTime: null, use: null })).toEqual([])
  expect(giftEvents(buyer, used)[0]?.to).toBe(`/gifts/${ticket}/show`)
})

test('a late-answer credit is listed when due, a cashback only when paid', () => {
  const step = { state: 'sent', date, amount: 500 } as const
  const credit = { ...money, amount: 500, dueDateTime: date, refundedDateTime: date, step }
  expect(creditEvents({ ...credit, promisedDateTime: date }).map(({ text }) => text)).toEqual([
    'Réponse promise en retard\u00a0: 5,00\u00a0€ à rendre',
    'Réponse promise en retard\u00a0: 5,00\u00a0€ rendus',
  ])
  expect(creditEvents({ ...credit, promisedDateTime: null }).map(({ text }) => text)).toEqual([
    'Cashback de 5,00\u00a0€\u00a0: versé',
  ])
  expect(creditEvents({ ...credit, promisedDateTime: null, refundedDateTime: null })).toEqual([])
})

test('A change of plan shows its request and its end', () => {
  const change = { formula: 'annuel', formulaName: 'Un an', amount: 39900, requestedDateTime: date }
  expect(switchEvents({ ...change, endedDateTime: null, outcome: null }).map(({ text }) => text)).toEqual([
    'Changement prévu vers «\u00a0Un an\u00a0», 399,00\u00a0€ à la prochaine échéance',
  ])
  const ended = switchEvents({ ...change, endedDateTime: date, outcome: 'done' })
  expect(ended.map(({ text }) => text).at(1)).toBe('Passage à «\u00a0Un an\u00a0», première période payée')
  expect(switchEvents({ ...change, endedDateTime: date, outcome: 'left' })).toHaveLength(2)
})
