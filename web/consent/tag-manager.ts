/** What the tag manager reads: https://developers.google.com/tag-platform/tag-manager/datalayer */
interface MeasuredWindow {
  dataLayer?: Record<string, unknown>[]
}

type Page = MeasuredWindow & Pick<Window, 'document'>

/** Loads it once a page, and makes the data layer that sign-ups are pushed to. Only ever called with her consent. */
export function loadTagManager(trackerId: string, page: Page = window as Page): void {
  if (page.dataLayer) return
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  const script = page.document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(trackerId)}`
  page.document.head.append(script)
}

export const isTagManagerLoaded = (page: MeasuredWindow = window as MeasuredWindow): boolean =>
  page.dataLayer !== undefined
