import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { account } from '../i18n/fr/account.ts'

/** Article L221-14 of the consumer code. */
test('the order button says that the order must be paid', () => {
  expect(account.payment.order).toBe('Commander avec obligation de paiement')
})

test.each(['web/payment/card/card-form.tsx', 'web/payment/hosted-form.tsx', 'web/gift/gift-order-form.tsx'])(
  'the only submit button of %s orders, under the summary',
  (file) => {
    const source = readFileSync(file, 'utf8')
    const summary = source.search(/<(Order|Gift)Summary /)
    expect(source.match(/<SubmitButton/g)).toHaveLength(1)
    expect(summary).toBeGreaterThan(-1)
    expect(source.indexOf("t('account.payment.order')")).toBeGreaterThan(summary)
  },
)
