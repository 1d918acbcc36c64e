import { dayOf } from '../../../contracts/text/paris.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { addDays, addMilliseconds } from '../lifecycle/calendar.ts'
import { paymentProvider } from '../provider/registry.ts'
import { type Comparison, compareBooks } from './compare.ts'
import { notifyAdmins } from './notify-admins.ts'
import {
  findReconciliationOf,
  finishReconciliation,
  insertDifference,
  lastReconciliation,
  type NewDifference,
  type ReconciliationRow,
  takeReconciliation,
} from './queries.ts'
import { followDisputes } from './record-dispute.ts'

/** Days of the first comparison, and days read again by later ones: a page may be paid a day after it was opened. */
const firstDays = 30
const overlapDays = 3

/** More recent movements may still be in progress. */
const recentMilliseconds = 15 * 60_000

/** A run not finished in this time is considered dead. */
const lostMilliseconds = 30 * 60_000

async function begin(platform: OpenedPlatform): Promise<ReconciliationRow | undefined> {
  const { db, clock } = platform
  const now = clock.now()
  const provider = paymentProvider(platform).name
  const day = dayOf(now)
  const known = await findReconciliationOf(db, provider, day)
  const lostBefore = addMilliseconds(now, -lostMilliseconds)
  if (known && (known.finishedAt || known.takenAt >= lostBefore)) return undefined
  const last = await lastReconciliation(db, provider)
  const fromAt = last ? addDays(last.toAt, -overlapDays) : addDays(now, -firstDays)
  const toAt = addMilliseconds(now, -recentMilliseconds)
  return takeReconciliation(db, { provider, day, fromAt, toAt, takenAt: now }, lostBefore)
}

async function finish(platform: OpenedPlatform, { uid }: ReconciliationRow, { sums, differences }: Comparison) {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const open: NewDifference[] = []
    for (const found of differences) {
      const isNew = await insertDifference(db, { ...found, reconciliationUid: uid, at: now })
      if (isNew && found.state === 'open') open.push({ ...found, at: now })
    }
    await finishReconciliation(db, uid, sums, now)
    await notifyAdmins(platform, db, open)
  })
}

/** Compares the provider's records with the ledger, once a day, in one process. */
export async function reconcileLedger(platform: OpenedPlatform): Promise<void> {
  const taken = await begin(platform)
  if (!taken) return
  const provider = paymentProvider(platform)
  const window = { from: taken.fromAt, to: taken.toAt }
  await finish(platform, taken, await compareBooks(platform, provider, window))
  await followDisputes(platform, provider)
}
