import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderSentences } from '../../admin/offers/order-sentences.ts'
import { offerWords } from '../../admin/offers/words.ts'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { payment } from '../../web/i18n/fr/account/payment.ts'
import { OrderSummary } from '../../web/payment/order-summary.tsx'
import { planOf } from '../../web/payment/plans/plan.ts'
import { formatDate } from '../../web/ui/date-text.tsx'

const formula: Formula = {
  uid: 'default',
  name: 'L’abonnement',
  amount: 3990,
  trialAmount: 190,
  creditAmount: 2000,
  creditDelay: 1,
  creditDelayUnit: 'month',
  trialDuration: 3,
  trialDurationUnit: 'day',
  periodDuration: 1,
  periodDurationUnit: 'month',
}
const noTrial = { ...formula, trialDuration: null, trialDurationUnit: null }
const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ')
const textOf = (html: string): string => plain(html.replace(/<[^>]+>/g, ' ')).trim()

test.each([
  ['a trial', formula, '2026-11-25T10:00:00Z'],
  ['no trial, from the last day of January', noTrial, '2026-01-31T10:00:00Z'],
  [
    'two weeks, over the change of hour',
    { ...noTrial, periodDuration: 2, periodDurationUnit: 'week' },
    '2026-10-20T22:30:00Z',
  ],
  ['a leap day and a year', { ...noTrial, periodDurationUnit: 'year' }, '2028-02-29T10:00:00Z'],
  [
    'hours of trial over midnight in Paris',
    { ...formula, trialDuration: 2, trialDurationUnit: 'hour' },
    '2026-12-31T22:00:00Z',
  ],
  ['no cashback, three months', { ...noTrial, creditAmount: 0, periodDuration: 3 }, '2026-11-30T10:00:00Z'],
] as const)('the owner’s preview has the same sentences as the order page: %s', (_what, terms, at) => {
  const now = new Date(at)
  const plan = planOf({ formula: { ...terms }, code: null }, now)
  const site = textOf(renderToStaticMarkup(createElement(OrderSummary, { plan })))
  const lines = (orderSentences({ ...terms }, now) ?? []).filter(({ label }) => label !== offerWords.order.cashback)
  expect(`${terms.name} ${lines.map(({ label, text }) => plain(`${label} ${text}`)).join(' ')}`).toBe(site)
  const cashback = orderSentences({ ...terms }, now)?.find(({ label }) => label === offerWords.order.cashback)
  const ending = plan.cashback && `${formatDate(plan.cashback.at)}, ${plan.cashback.condition}`
  expect(cashback?.text.endsWith(ending ?? '')).toBe(ending ? true : undefined)
})

const code = { value: 'ETE-2026', isValid: true, amount: 1995, trialAmount: 190, periods: 3, reference: 3500 }
const weeks = { ...noTrial, periodDuration: 2, periodDurationUnit: 'week' } as const

test.each([
  ['three periods after a trial', formula, code, '2026-11-25T10:00:00Z'],
  ['one period after a trial', formula, { ...code, periods: 1 }, '2026-11-28T10:00:00Z'],
  ['three periods without a trial', noTrial, code, '2026-11-30T10:00:00Z'],
  ['one period without a trial', noTrial, { ...code, periods: 1 }, '2026-11-30T10:00:00Z'],
  ['all periods', formula, { ...code, periods: null }, '2026-11-30T10:00:00Z'],
  ['two weeks, over the change of hour', weeks, code, '2026-10-20T22:30:00Z'],
  [
    'hours of trial over midnight in Paris, to the end of February',
    { ...formula, trialDuration: 2, trialDurationUnit: 'hour' },
    { ...code, periods: 1 },
    '2027-01-30T22:30:00Z',
  ],
  ['nothing to pay', noTrial, { ...code, amount: 0 }, '2026-11-30T10:00:00Z'],
] as const)(
  'the owner’s preview of a code has the same sentences as the order page: %s',
  (_what, terms, effect, at) => {
    const now = new Date(at)
    const plan = planOf({ formula: { ...terms }, code: effect }, now)
    const site = textOf(renderToStaticMarkup(createElement(OrderSummary, { plan })))
    const all = orderSentences({ ...terms }, now, effect) ?? []
    const lines = all.filter(({ label }) => label !== offerWords.order.cashback)
    expect(`${terms.name} ${lines.map(({ label, text }) => plain(`${label} ${text}`)).join(' ')}`).toBe(site)
    const cashback = all.find(({ label }) => label === offerWords.order.cashback)
    expect(cashback?.text.endsWith(plan.cashback?.condition ?? '')).toBe(true)
  },
)

test('the owner’s preview has the button and conditions of the order page', () => {
  const words = offerWords.order
  expect(words.button).toBe(payment.order)
  expect(plain(words.conditions)).toBe(plain(payment.legal.replace(/<[^>]+>/g, '')))
})
