import { useIsShared } from '../../reader-page/places.ts'
import { LiveValue, useLive, useSetLive } from '../live-value.ts'
import { useSite } from '../site-data.ts'

const liveUnread = new LiveValue<number>()

/** Beside the discussions the count follows them; undefined: use the loaded count. */
export const useLiveUnread = (count: number | undefined): void => useSetLive(liveUnread, count)

/** On a page that readers share 0: the number has a place there. */
export function useUnread(): number {
  const site = useSite()
  const now = useLive(liveUnread)
  return useIsShared() ? 0 : (now ?? site.unread)
}
