import { createHash } from 'node:crypto'
import type { OpeningCheck, OpeningCode } from '../../../contracts/opening/opening.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'

export interface CheckOutcome {
  state: OpeningCheck['state']
  /** in French, for the owner */
  detail: string
}

export const passedOutcome = (detail: string): CheckOutcome => ({ state: 'passed', detail })
export const failedOutcome = (detail: string): CheckOutcome => ({ state: 'failed', detail })
export const unknownOutcome = (detail: string): CheckOutcome => ({ state: 'unknown', detail })

export interface CheckInput {
  /** a mail as it arrived, or its headers */
  message?: string | undefined
  /** the address of the admin who runs the check */
  email: string
  /** uid of the admin, if the check is a confirmation */
  byUid?: string
}

interface Common {
  code: OpeningCode
  blocking: boolean
}

/** Reads configuration and database only: computed at each request, never out of date. */
export interface LiveCheck extends Common {
  look(platform: OpenedPlatform, db: Database): Promise<CheckOutcome> | CheckOutcome
}

/** Asks an external service or an admin: runs on demand, and its result is valid for the configuration of that moment. */
export interface StoredCheck extends Common {
  /** configuration that the result depends on */
  basis(config: OpenedPlatform['config']): unknown
  run(platform: OpenedPlatform, db: Database, given: CheckInput): Promise<CheckOutcome>
  /** text for a check that was never run */
  untried: string
  /** outcome that the configuration decides without running the check */
  settled?(config: OpenedPlatform['config']): CheckOutcome | undefined
}

export type Check = LiveCheck | StoredCheck

export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, 32)
