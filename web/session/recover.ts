import { isApiFailure } from '../api/index.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'
import type { FlashKey } from './cookies/flash.ts'

type Reporting = Pick<Site, 'reportError'>

/** Loads what its page works without: a failure is reported, and gives the fallback. A 401 and bugs are thrown. */
export async function recoverFromLoadFailure<T, F>(
  { reportError }: Reporting,
  load: () => Promise<T>,
  fallback: F,
): Promise<T | F> {
  try {
    return await load()
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return fallback
  }
}

/** Loads what its page must show without: any error, even a bug, is reported and gives the fallback. */
export async function recoverFromAnyError<T, F>(
  { reportError }: Reporting,
  load: () => Promise<T>,
  fallback: F,
): Promise<T | F> {
  try {
    return await load()
  } catch (error) {
    reportError(error)
    return fallback
  }
}

/** Reports a failed call, and leaves its message for the next page. Errors other than API failures are thrown. */
export function flashFailure(site: Pick<Site, 'reportError' | 'leaveFlash'>, error: unknown, key: FlashKey): void {
  if (!isApiFailure(error)) throw error
  site.reportError(error)
  site.leaveFlash({ type: 'error', key })
}
