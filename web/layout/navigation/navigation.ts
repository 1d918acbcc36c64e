import type { SiteLink } from '../../../contracts/administration/site-frame.ts'
import { offerAddress } from '../../../contracts/administration/start-frame.ts'
import { adminBase } from '../../../contracts/text/address.ts'
import { t } from '../../i18n/index.ts'
import { pageTitle } from '../../i18n/titles.ts'
import { typeset } from '../../i18n/typography.ts'
import { type Audience, canSeeOffer } from '../../session/audience.ts'

type Rights = Pick<Audience, 'vip' | 'staff'>

/** Links for a reader with these rights: subscribers and staff do not see the offer. */
export const linksFor = (links: readonly SiteLink[], rights: Rights): SiteLink[] =>
  links
    .filter(({ to }) => to !== offerAddress || canSeeOffer(rights))
    .map(({ label, to }) => ({ label: typeset(label), to }))

export const coachingAddress = '/coaching'

/**
 * Menu of a signed-in user: favourites and account always, coaching for subscribers, the back office for staff.
 * Staff get the link to the subscription only while they subscribe.
 */
export function accountNavigation({ staff, vip }: Rights): SiteLink[] {
  const items: SiteLink[] = []
  if (staff) items.push({ to: adminBase, label: t('layout.back_office') })
  if (vip) items.push({ to: coachingAddress, label: t('layout.my_coaching') })
  items.push({ to: '/favorites', label: pageTitle('titles.favorites') })
  items.push({ to: '/account', label: t('layout.my_account') })
  if (vip || !staff) items.push({ to: '/account/subscription', label: t('layout.my_subscription') })
  return items
}
