import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { usePlace } from './places.ts'

/** Id of the unread count, which describes the buttons of the menus. */
export const unreadId = 'unread'

/** The reader's own count, or its place on a shared page. */
export function OwnUnread({ count }: { count: number }) {
  const place = usePlace('unread')
  return (
    <span data-own-unread className="contents">
      {place ?? <UnreadBadge count={count} />}
    </span>
  )
}

/** Marks the menu entry with unread answers. Styles decide whether it is visible, so that it needs no place of its own. */
export function UnreadDot() {
  return (
    <span className="hidden size-2.5 shrink-0 rounded-full bg-ruby group-has-[[data-unread]]/menus:block">
      <span className="sr-only">{t('layout.new_messages')}</span>
    </span>
  )
}

export function OwnEmail() {
  const site = useSite()
  return usePlace('email') ?? site.viewer?.email
}
