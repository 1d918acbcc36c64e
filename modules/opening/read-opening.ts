import type { Opening, OpeningCheck } from '../../contracts/opening/opening.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { displayName, findUsers } from '../accounts/index.ts'
import { type Check, type CheckOutcome, digestOf, unknownOutcome } from './checks/check.ts'
import { checks } from './checks/index.ts'
import { legalPagesCheck } from './checks/legal-pages.ts'
import { type ExceptionRow, listResults, listRunningExceptions, type StoredResult } from './queries.ts'

interface Found extends CheckOutcome {
  at: Date | null
}

const outdated = 'La configuration a changé depuis la dernière vérification.'

/** Known state of one check, without external requests. */
async function find(
  platform: OpenedPlatform,
  db: Database,
  check: Check,
  stored: ReadonlyMap<string, StoredResult>,
): Promise<Found> {
  const { config, clock } = platform
  if ('look' in check) return { ...(await check.look(platform, db)), at: clock.now() }
  const settled = check.settled?.(config)
  if (settled) return { ...settled, at: clock.now() }
  const result = stored.get(check.code)
  if (!result) return { ...unknownOutcome(check.untried), at: null }
  if (result.basis !== digestOf(check.basis(config))) return { ...unknownOutcome(outdated), at: result.at }
  return { state: result.state, detail: result.detail, at: result.at }
}

const present = (
  check: Check,
  { state, detail, at }: Found,
  exception: ExceptionRow | undefined,
  names: ReadonlyMap<string, string>,
): OpeningCheck => ({
  code: check.code,
  state,
  blocking: check.blocking,
  detail,
  at: at?.toISOString() ?? null,
  exception: exception
    ? {
        reason: exception.reason,
        by: { uid: exception.byUid, name: names.get(exception.byUid) ?? 'Compte supprimé' },
        at: exception.at.toISOString(),
        until: exception.until.toISOString(),
      }
    : null,
})

/** Without real orders, as with the sandbox or in the demo, the checks only inform. */
export const areChecksEnforced = ({ paymentProvider, demo }: OpenedPlatform['config']): boolean =>
  paymentProvider !== 'sandbox' && !demo

const admits = ({ blocking, state, exception }: OpeningCheck): boolean =>
  !blocking || state === 'passed' || exception !== null

async function readChecks(platform: OpenedPlatform, db: Database, which: readonly Check[]): Promise<OpeningCheck[]> {
  const stored = new Map((await listResults(db)).map((result) => [result.code, result]))
  const exceptions = await listRunningExceptions(db, platform.clock.now())
  const signers = await findUsers(db, [...new Set(exceptions.map(({ byUid }) => byUid))])
  const names = new Map(signers.map((user) => [user.uid, displayName(user)]))
  const found: OpeningCheck[] = []
  for (const check of which) {
    const exception = exceptions.find(({ code }) => code === check.code)
    found.push(present(check, await find(platform, db, check, stored), exception, names))
  }
  return found
}

export async function readOpening(platform: OpenedPlatform, db: Database): Promise<Opening> {
  const found = await readChecks(platform, db, checks)
  return { open: found.every(admits), enforced: areChecksEnforced(platform.config), checks: found }
}

export async function canTakeOrders(platform: OpenedPlatform, db: Database): Promise<boolean> {
  return !areChecksEnforced(platform.config) || (await readOpening(platform, db)).open
}

/** Visitors' data is not collected before the legal pages name the controller (GDPR, article 13). */
export async function canCollectData(platform: OpenedPlatform, db: Database): Promise<boolean> {
  return !areChecksEnforced(platform.config) || (await readChecks(platform, db, [legalPagesCheck])).every(admits)
}
