import { isbot } from 'isbot'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import { monthAt } from '../../calendar/index.ts'
import { addRead } from './queries-reads.ts'

interface Read {
  uid: string
  address: string
  userAgent: string | undefined
}

/** Counts a read by month, without storing who read it or from where. @throws 404, 429 */
export async function countRead(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { uid, address, userAgent }: Read,
): Promise<void> {
  if (isbot(userAgent)) return
  await consume(db, clock, [rateLimits.readsFrom, address])
  const now = clock.now()
  if (!(await addRead(db, uid, monthAt(now), now))) throw notFound()
}
