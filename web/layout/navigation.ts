import type { fr } from '../i18n/fr.ts'
import type { Viewer } from '../session/viewer.ts'

type LayoutKey = Extract<keyof typeof fr.layout, string>

export interface NavigationItem {
  to: string
  key: Exclude<LayoutKey, 'footer' | 'language'>
}

export const mainNavigation: readonly NavigationItem[] = [
  { to: '/articles', key: 'magazine' },
  { to: '/#coachings', key: 'coachings' },
  { to: '/#abonnement', key: 'subscription' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
]

/** What a signed-in person is offered: account and subscription always, coaching to a subscriber. */
export function accountNavigation(viewer: Pick<Viewer, 'vip'>): NavigationItem[] {
  const items: NavigationItem[] = []
  if (viewer.vip) items.push({ to: '/coaching', key: 'my_coaching' })
  items.push({ to: '/account', key: 'my_account' }, { to: '/account/subscription', key: 'my_subscription' })
  return items
}
