import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { useSite } from '../layout/site-data.ts'
import { usePlace } from './places.ts'

/** The reader's unread count, or its placeholder on a shared page. */
export function OwnUnread({ count }: { count: number }) {
  const place = usePlace('unread')
  return (
    <span data-own-unread className="contents">
      {place ?? <UnreadBadge count={count} />}
    </span>
  )
}

export function OwnEmail() {
  const site = useSite()
  return usePlace('email') ?? site.viewer?.email
}
