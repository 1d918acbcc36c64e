import { isConnectionFailure, isDiskFull } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import type { ImportRun } from './import-run.ts'
import { addOutcome } from './queries-imports.ts'

/** Tells whether the platform failed, not the imported item. The job is then retried. */
const isOurs = (error: unknown): boolean =>
  isConnectionFailure(error) || isDiskFull(error) || (error instanceof AppError && error.status >= 500)

/**
 * Turns a failed item into a line of the report, so that the run continues.
 * @returns undefined if the item failed
 */
export async function reportFailure<Result>(
  { platform, db, uid }: ImportRun,
  what: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isOurs(error)) throw error
    platform.log.warn({ err: error, uid }, 'an item of an import failed')
    const why = error instanceof AppError ? error.message : 'Illisible\u00a0: cet élément n’est pas repris.'
    await addOutcome(db, uid, undefined, [{ what, why }])
    return undefined
  }
}
