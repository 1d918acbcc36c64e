import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { attempts, credits, refunds, sandboxCharges, sandboxEvents, subscriptions } from './tables.ts'
import { cardChanges } from './tables-cards.ts'

/** Tells whether the sweep has anything to do. It runs every two seconds and mostly ends here, after one statement. */
export async function isAnythingDue(db: Database, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ due: boolean }>(
    db,
    sql`with now as (select ${now.toISOString()}::timestamptz as at)
        select exists (select from ${attempts} where look_at <= now.at)
            or exists (select from ${cardChanges} where look_at <= now.at)
            or exists (select from ${subscriptions} where next_action_at <= now.at)
            or exists (select from ${credits} where try_at <= now.at)
            or exists (select from ${refunds} where try_at <= now.at)
            or exists (select from ${sandboxEvents} where send_at <= now.at)
            or exists (select from ${sandboxCharges} where state = 'pending' and succeeds_at <= now.at)
            or exists (select from ${sandboxCharges} where returns_at <= now.at) as due
        from now`,
  )
  return row?.due ?? false
}
