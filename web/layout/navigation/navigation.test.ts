import { expect, test } from 'vitest'
import { audienceOf, type Entitlement, visitors } from '../../session/audience.ts'
import { footerColumns } from './footer-columns.ts'
import { accountNavigation, mainNavigation, offerAddress } from './navigation.ts'

const audiences = [
  visitors,
  ...(['member', 'subscriber', 'staff', 'staffSubscriber'] satisfies Entitlement[]).map(audienceOf),
]

test('menu and footer show the offer to visitors and members only', () => {
  const menus = audiences.map((one) => mainNavigation(one).some(({ to }) => to === offerAddress))
  expect(menus).toEqual([true, true, false, false, false])
  const footers = audiences.map((one) =>
    footerColumns(one)
      .flatMap(({ links }) => links)
      .some(({ to }) => to === offerAddress),
  )
  expect(footers).toEqual(menus)
})

test('the account menu shows the subscription to those who have or may want it', () => {
  const named = audiences.slice(1).map((one) => accountNavigation(one).some(({ key }) => key === 'my_subscription'))
  expect(named).toEqual([true, true, false, true])
})
