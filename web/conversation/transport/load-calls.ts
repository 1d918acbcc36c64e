import { isReachable } from '../../hydrated/build-check.ts'
import { reloadOnce } from '../../hydrated/reload.ts'
import { t } from '../../i18n/index.ts'

/** Treated like a call without an answer: messages wait on the device and are retried. */
class UnloadedError extends Error {
  override name = 'UnloadedError'
  readonly status = 0
}

const importCalls = () => import('./site-calls.ts')

/** Loads the calls before they are needed: the network may be gone by then. */
export function preloadCalls(): void {
  importCalls().catch(() => undefined)
}

/**
 * Browsers do not retry a script that failed to load. So once the site answers,
 * the page is reloaded; the user's text is on the device.
 */
export async function loadCalls() {
  try {
    return (await importCalls()).siteCalls
  } catch {
    if (await isReachable()) reloadOnce(`${location.pathname}${location.search}`)
    throw new UnloadedError(t('failure.title.network'))
  }
}
