import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { usePlace } from './places.ts'

/** How many are unread describes the buttons of the menus. */
export const unreadId = 'unread'

/** Each is hers, or its place on a page that readers share. */
export function OwnUnread({ count }: { count: number }) {
  const place = usePlace('unread')
  return (
    <span data-own-unread className="contents">
      {place ?? <UnreadBadge count={count} />}
    </span>
  )
}

/** In the menus below the number of unread answers: where they are. Styles decide whether it is seen, so that it has no place of its own. */
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
