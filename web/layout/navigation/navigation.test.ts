import { expect, test } from 'vitest'
import { defaultNavigation, offerAddress } from '../../../contracts/administration/start-frame.ts'
import { audienceOf, type Entitlement, visitors } from '../../session/audience.ts'
import { accountNavigation, linksFor } from './navigation.ts'

const audiences = [
  visitors,
  ...(['member', 'subscriber', 'staff', 'staffSubscriber'] satisfies Entitlement[]).map(audienceOf),
]

test('menu and footer show the offer to visitors and members only', () => {
  const menus = audiences.map((one) => linksFor(defaultNavigation.menu, one).some(({ to }) => to === offerAddress))
  expect(menus).toEqual([true, true, false, false, false])
  const footers = audiences.map((one) =>
    defaultNavigation.footer.flatMap(({ links }) => linksFor(links, one)).some(({ to }) => to === offerAddress),
  )
  expect(footers).toEqual(menus)
})

test('the account menu hides the subscription from staff without one', () => {
  const named = audiences.slice(1).map((one) => accountNavigation(one).some(({ to }) => to === '/account/subscription'))
  expect(named).toEqual([true, true, false, true])
})
