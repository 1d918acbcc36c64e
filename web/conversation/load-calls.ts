import { isReachable } from '../hydrated/build-check.ts'
import { reloadOnce } from '../hydrated/reload.ts'
import { t } from '../i18n/index.ts'

/** As a call that got no answer: what is to be sent waits on the device, and is tried again. */
class UnloadedError extends Error {
  override name = 'UnloadedError'
  readonly status = 0
}

/**
 * A browser keeps it in mind where a file of a page did not load, and asks no more. So once the site answers the page is
 * loaded anew: what she wrote is on her device.
 */
export async function loadCalls() {
  try {
    return (await import('./site-calls.ts')).siteCalls
  } catch {
    if (await isReachable()) reloadOnce(`${location.pathname}${location.search}`)
    throw new UnloadedError(t('failure.title.network'))
  }
}
