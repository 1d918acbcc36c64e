import { type MeasuredEvent, type Purpose, takeEvents } from './kept-events.ts'

/** Globals that the tag manager reads: https://developers.google.com/tag-platform/tag-manager/datalayer */
interface MeasuredWindow {
  dataLayer?: (Record<string, unknown> | IArguments)[]
}

type Page = MeasuredWindow & Pick<Window, 'document'>

/**
 * Google's consent mode, which its tags obey: https://developers.google.com/tag-platform/security/guides/consent
 * Advertising data only serve to pay partners, never to build profiles: personalization stays denied.
 */
export const consentMode = (accepted: readonly Purpose[]) => {
  const stateOf = (purpose: Purpose) => (accepted.includes(purpose) ? 'granted' : 'denied')
  return {
    analytics_storage: stateOf('measurement'),
    ad_storage: stateOf('advertising'),
    ad_user_data: stateOf('advertising'),
    ad_personalization: 'denied',
  } as const
}

/** A command of gtag.js: it is recognised as an `arguments` object, not as an array. */
function command(..._words: readonly [string, string, object]): IArguments {
  // biome-ignore lint/complexity/noArguments: gtag.js ignores commands of any other kind
  return arguments
}

/** Loads the tag manager once per page, with the events kept from earlier pages. Called only once a purpose is accepted. */
export function loadTagManager(
  trackerId: string,
  accepted: readonly Purpose[],
  page: Page = window as Page,
  kept: readonly MeasuredEvent[] = takeEvents(),
): void {
  if (page.dataLayer) return
  page.dataLayer = [
    command('consent', 'default', consentMode(accepted)),
    { 'gtm.start': Date.now(), event: 'gtm.js' },
    ...kept,
  ]
  const script = page.document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(trackerId)}`
  page.document.head.append(script)
}

export const isTagManagerLoaded = (page: MeasuredWindow = window as MeasuredWindow): boolean =>
  page.dataLayer !== undefined
