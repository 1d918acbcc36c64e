import { LiveValue, useLive, useSetLive } from './live-value.ts'
import { useSite } from './site-data.ts'

const live = new LiveValue<number>()

/** Beside her discussions the number follows them; undefined: what was loaded holds. */
export const useLiveUnread = (count: number | undefined): void => useSetLive(live, count)

export function useUnread(): number {
  const { unread } = useSite()
  return useLive(live) ?? unread
}
