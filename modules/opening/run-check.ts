import type { OpeningCheck, OpeningCode } from '../../contracts/opening/opening.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { type CheckInput, digestOf } from './checks/check.ts'
import { checkOf } from './checks/index.ts'
import { saveResult } from './queries.ts'
import { readOpening } from './read-opening.ts'

export async function readCheck(platform: OpenedPlatform, db: Database, code: OpeningCode): Promise<OpeningCheck> {
  const found = (await readOpening(platform, db)).checks.find((check) => check.code === code)
  if (!found) throw new Error(`no check ${code}`)
  return found
}

/** Runs one check, and stores its result if it is a `StoredCheck`. */
export async function runCheck(
  platform: OpenedPlatform,
  db: Database,
  code: OpeningCode,
  given: CheckInput,
): Promise<OpeningCheck> {
  const check = checkOf(code)
  if ('run' in check) {
    const { state, detail } = await check.run(platform, db, given)
    const basis = digestOf(check.basis(platform.config))
    await saveResult(db, { code, state, detail, basis, at: platform.clock.now() })
  }
  return readCheck(platform, db, code)
}
