import { useIsShared } from '../../reader-page/places.ts'
import { LiveValue, useLive, useSetLive } from '../live-value.ts'
import { useSite } from '../site-data.ts'

const liveUnread = new LiveValue<number>()

/** Updates the count on pages with the list of discussions; undefined: use the loaded count. */
export const useLiveUnread = (count: number | undefined): void => useSetLive(liveUnread, count)

/** Unread count; 0 on a shared page, which has a placeholder for it. */
export function useUnread(): number {
  const site = useSite()
  const now = useLive(liveUnread)
  return useIsShared() ? 0 : (now ?? site.unread)
}
