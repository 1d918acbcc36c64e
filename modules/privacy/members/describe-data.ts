import type { MemberData } from '../../../contracts/privacy/staff-member-data.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { User } from '../../accounts/index.ts'
import { findPaidPeriodEnd, statusesOf } from '../../subscriptions/index.ts'
import { countRecords, type ExportPorts, personalData } from '../personal-data-registry.ts'
import { type ActivityCode, activities } from '../register/activities.ts'
import { dataAfterErasure } from '../register/data-after-erasure.ts'
import { findErasureRequester } from './queries-erasure.ts'

/** Time in which the member can refuse an erasure that staff requested. */
const noticeMilliseconds = 86_400_000

/** End of the paid period, but at least a day from now. */
export async function findEarliestErasure(
  { clock }: Pick<ExportPorts, 'clock'>,
  db: Database,
  uid: string,
): Promise<Date> {
  const paidUntil = await findPaidPeriodEnd(db, clock, uid)
  const noticed = new Date(clock.now().getTime() + noticeMilliseconds)
  return paidUntil && paidUntil > noticed ? paidUntil : noticed
}

/** Tells whether staff can stop the erasure: not if the end of a contract requires it too. */
export async function isErasureStoppable(
  { clock }: Pick<ExportPorts, 'clock'>,
  db: Database,
  user: User,
): Promise<boolean> {
  if (!user.erasureDueAt || user.erasureDueAt <= clock.now()) return false
  const requester = await findErasureRequester(db, user.uid)
  if (!requester || requester === user.uid) return false
  return (await statusesOf(db, [user.uid])).get(user.uid) !== 'ended'
}

function keptOf(payments: number): MemberData['kept'] {
  return (Object.keys(activities) as ActivityCode[]).flatMap((code) => {
    const text = dataAfterErasure[code]
    if (text === null || (code === 'subscription' && payments === 0)) return []
    return [{ title: activities[code].title, text, count: code === 'subscription' ? payments : null }]
  })
}

/** Counts the records of each module, from the list that the erasure uses; reveals nothing of their content. */
export async function describeData(platform: ExportPorts, db: Database, user: User): Promise<MemberData> {
  const erased: MemberData['erased'] = []
  let payments = 0
  for (const data of personalData) {
    const exported = await data.exportAll(platform, db, user)
    const count = countRecords(data, exported)
    if (count > 0) erased.push({ title: data.title, count })
    payments += data.kept?.(exported) ?? 0
  }
  return {
    uid: user.uid,
    erased,
    kept: keptOf(payments),
    earliestDateTime: (await findEarliestErasure(platform, db, user.uid)).toISOString(),
    erasure: user.erasureDueAt && {
      dueDateTime: user.erasureDueAt.toISOString(),
      stoppable: await isErasureStoppable(platform, db, user),
    },
  }
}
