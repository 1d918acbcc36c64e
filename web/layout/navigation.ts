import { adminBase } from '../../contracts/address.ts'
import type { fr } from '../i18n/fr.ts'
import type { Audience } from '../session/audience.ts'

type LayoutKey = Extract<keyof typeof fr.layout, string>

export interface NavigationItem {
  to: string
  key: Exclude<LayoutKey, 'footer' | 'language'>
  /** an application of its own, not a page of the site */
  document?: boolean
}

/** The offer, which the home page shows to those who have not subscribed. */
export const offerAddress = '/#abonnement'

const navigation: readonly NavigationItem[] = [
  { to: '/articles', key: 'magazine' },
  { to: '/#coachings', key: 'coachings' },
  { to: offerAddress, key: 'subscription' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
]

export const mainNavigation = ({ vip }: Pick<Audience, 'vip'>): readonly NavigationItem[] =>
  navigation.filter(({ to }) => !(vip && to === offerAddress))

/** What a signed-in person is offered: account and subscription always, coaching to a subscriber, the back office to staff. */
export function accountNavigation({ staff, vip }: Pick<Audience, 'vip' | 'staff'>): NavigationItem[] {
  const items: NavigationItem[] = []
  if (staff) items.push({ to: adminBase, key: 'back_office', document: true })
  if (vip) items.push({ to: '/coaching', key: 'my_coaching' })
  items.push({ to: '/account', key: 'my_account' }, { to: '/account/subscription', key: 'my_subscription' })
  return items
}
