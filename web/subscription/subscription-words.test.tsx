import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Formula, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { PauseStanding } from './pause-standing.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { SwitchChoice } from './switch-form.tsx'

const subscription: Subscription = {
  uid: '0199a000-0000-7000-8000-000000000000',
  formula: 'default',
  formulaName: 'L’abonnement',
  reference: 'A1B2-C3D4-E5F6',
  card: { brand: 'visa', last4: '4242' },
  waitingFor: null,
  status: 'active',
  amount: 3990,
  trialAmount: 190,
  credits: [],
  startedDateTime: '2026-11-01T22:30:00.000Z',
  expirationDateTime: '2026-12-01T22:30:00.000Z',
  nextPaymentDateTime: '2026-12-01T22:30:00.000Z',
  nextPaymentAmount: 3990,
  pause: null,
  reduction: null,
  switch: null,
  cancelledDateTime: null,
  endedDateTime: null,
  withdrawalDeadlineDateTime: null,
}

const textOf = (element: React.ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const factsOf = (change: Partial<Subscription>): string =>
  textOf(<SubscriptionFacts subscription={{ ...subscription, ...change }} />)

test('The facts name the plan and the card', () => {
  expect(factsOf({})).toMatch(/Formule L’abonnement .*Accès jusqu’au .*Carte Visa •••• 4242 Changer de carte/)
})

test('The facts name a bank account as a direct debit', () => {
  const debit = { card: { brand: 'sepa_debit', last4: '2606' } }
  expect(factsOf(debit)).toMatch(/Prélèvement SEPA Compte bancaire •••• 2606 Passer à la carte/)
  expect(factsOf({ ...debit, waitingFor: 'debit' })).toContain('Payé jusqu’au')
})

test('The facts show a code’s reduced price unless a planned switch ends it', () => {
  const reduction = { code: 'RENTREE', amount: 1995, periods: 3 }
  expect(factsOf({ reduction })).toContain('Code RENTREE 19,95 € aux 3 prochains paiements, puis 39,90 €')
  expect(factsOf({ reduction: { ...reduction, periods: 1 } })).toContain('19,95 € au prochain paiement, puis 39,90 €')
  expect(factsOf({ reduction: { ...reduction, periods: null } })).toContain('19,95 € à chaque paiement')
  const planned = { formula: 'annuel', formulaName: 'Un an', amount: 39900, date: '2026-12-01T22:30:00.000Z' }
  expect(factsOf({ reduction, switch: planned })).not.toContain('RENTREE')
})

test('A pause after a planned change shows the price charged at its end', () => {
  const pause = { resumesDateTime: '2027-01-01T22:30:00.000Z', refused: false }
  const paused = { ...subscription, pause, nextPaymentAmount: 39900 }
  for (const status of ['active', 'paused'] as const) {
    const text = textOf(<PauseStanding subscription={{ ...paused, status }} resuming={false} />)
    expect(text, status).toContain('paiement')
    expect(text, status).toContain('399,00 €')
  }
})

const date = '2027-02-13T12:00:00.000Z'
const paidUntil = '2026-12-13T12:00:00.000Z'
const yearly = { uid: 'annuel', name: 'Un an', amount: 39900, periodDuration: 1, periodDurationUnit: 'year' } as Formula
const quote = { amount: 39900, amountNow: 0, saving: 0, date, firstPaymentDateTime: date } as const
const offer = { formula: yearly, quote: { ...quote, formula: 'annuel', effective: 'nextPeriod' } } as const

function choiceOf(change: Partial<Subscription>): string {
  const present = { ...subscription, expirationDateTime: paidUntil, ...change }
  const router = createMemoryRouter([{ path: '*', element: <SwitchChoice offers={[offer]} present={present} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/\s+/g, ' ')
}

test('A change of plan after a pause is said to be paid only until the pause', () => {
  const pause = { resumesDateTime: date, refused: false }
  expect(choiceOf({})).toContain('déjà payée, jusqu’au 13 février 2027')
  expect(choiceOf({ pause })).toMatch(
    /déjà payée, jusqu’au 13 décembre 2026, puis votre pause.*jusqu’au 13 février 2027/,
  )
  const paused = choiceOf({ pause, status: 'paused' })
  expect(paused).toContain('Votre pause, sans paiement, jusqu’au 13 février 2027')
  expect(paused).not.toContain('déjà payée')
})

test('A plan that is already ordered is not offered again', () => {
  const ordered = { formula: 'annuel', formulaName: 'Un an', amount: 39900, date }
  expect(choiceOf({})).toContain('Commander avec obligation de paiement')
  const html = choiceOf({ switch: ordered })
  expect(html).toMatch(/Le 13 février 2027, vous passez à « Un an »/)
  expect(html).toContain('Garder ma formule actuelle')
  expect(html).not.toContain('Commander avec obligation de paiement')
})
