import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { useSite } from '../layout/site-data.ts'
import { usePlace } from './places.ts'

/** Each is hers, or its place on a page that readers share. */
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
