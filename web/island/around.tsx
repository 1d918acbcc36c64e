import { createRoot, type Root } from 'react-dom/client'
import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { t } from '../i18n/index.ts'
import { documentTitle } from '../i18n/titles.ts'
import { renamedPage } from '../layout/page-name.ts'
import { liveUnread } from '../layout/unread.ts'
import type { IslandPage } from './page-data.ts'

/** Her coach has taken the discussion up: it is called by that name from now on. */
function rename(name: string, { siteName, discretion }: IslandPage['site']): void {
  if (!discretion.neutralTab) document.title = documentTitle(siteName, 'titles.named', name)
  const crumb = document.querySelector(`nav[aria-label="${t('layout.breadcrumbs')}"] [aria-current]`)
  if (crumb) crumb.textContent = name
}

/** What stands around the island and follows it: the page's name, and how much is unread. */
export function followAround({ site }: IslandPage): void {
  renamedPage.subscribe(() => {
    const name = renamedPage.get()
    if (name !== undefined) rename(name, site)
  })
  const badges = new Map<Element, Root>()
  liveUnread.subscribe(() => {
    const count = liveUnread.get()
    if (count === undefined) return
    for (const place of document.querySelectorAll('[data-own-unread]')) {
      const root = badges.get(place) ?? createRoot(place)
      badges.set(place, root)
      root.render(<UnreadBadge count={count} />)
    }
  })
}
