import { type MeasuredEvent, takeEvents } from './kept-events.ts'

/** What the tag manager reads: https://developers.google.com/tag-platform/tag-manager/datalayer */
interface MeasuredWindow {
  dataLayer?: Record<string, unknown>[]
}

type Page = MeasuredWindow & Pick<Window, 'document'>

/** Loads it once a page, and makes the data layer, with what pages before this one kept for it. Only ever called with her consent. */
export function loadTagManager(
  trackerId: string,
  page: Page = window as Page,
  kept: readonly MeasuredEvent[] = takeEvents(),
): void {
  if (page.dataLayer) return
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }, ...kept]
  const script = page.document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(trackerId)}`
  page.document.head.append(script)
}

export const isTagManagerLoaded = (page: MeasuredWindow = window as MeasuredWindow): boolean =>
  page.dataLayer !== undefined
