import { InvalidArgumentError } from '../api/index.ts'
import type { Site } from '../context.ts'
import { recoverFromLoadFailure } from '../session/recover.ts'

/**
 * Tells whether a mailed link no longer works.
 * Without an answer of the API the link counts as usable: using it tells whether it works.
 */
export function isLinkUseless(site: Site, check: () => Promise<{ payload: { isValid: boolean } }>): Promise<boolean> {
  const isRefused = async () => {
    try {
      return !(await check()).payload.isValid
    } catch (error) {
      if (error instanceof InvalidArgumentError) return true
      throw error
    }
  }
  return recoverFromLoadFailure(site, isRefused, false)
}
