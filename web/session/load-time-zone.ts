import { getTimeZone } from '../../contracts/accounts/time-zone.ts'
import { timeZone as paris } from '../../contracts/text/paris.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

/** Loads the reader's time zone; Paris for visitors, without a call. */
export async function loadTimeZone({ api, viewer, reportError }: Site): Promise<string> {
  if (!viewer) return paris
  try {
    const { payload } = await api.call(getTimeZone, { params: { uid: viewer.uid } })
    return payload.timeZone
  } catch (error) {
    // The page also works with the hours of Paris.
    if (isLoadFailure(error)) reportError(error)
    return paris
  }
}
