import { adminBase } from '../../../contracts/text/address.ts'
import type { fr } from '../../i18n/fr.ts'
import { type Audience, seesOffer } from '../../session/audience.ts'

type LayoutKey = Extract<keyof typeof fr.layout, string>

export interface NavigationItem {
  to: string
  key: Exclude<LayoutKey, 'footer' | 'language'>
}

/** The offer, which the home page shows to those who may want to subscribe. */
export const offerAddress = '/#abonnement'

const navigation: readonly NavigationItem[] = [
  { to: '/articles', key: 'magazine' },
  { to: '/#coachings', key: 'coachings' },
  { to: offerAddress, key: 'subscription' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
]

export const mainNavigation = (audience: Pick<Audience, 'vip' | 'staff'>): readonly NavigationItem[] =>
  seesOffer(audience) ? navigation : navigation.filter(({ to }) => to !== offerAddress)

/**
 * Menu of a signed-in user: the account always, coaching for subscribers, the back office for staff.
 * Staff with a subscription find its page in the account.
 */
export function accountNavigation({ staff, vip }: Pick<Audience, 'vip' | 'staff'>): NavigationItem[] {
  const items: NavigationItem[] = []
  if (staff) items.push({ to: adminBase, key: 'back_office' })
  if (vip) items.push({ to: '/coaching', key: 'my_coaching' })
  items.push({ to: '/account', key: 'my_account' })
  if (vip || !staff) items.push({ to: '/account/subscription', key: 'my_subscription' })
  return items
}
