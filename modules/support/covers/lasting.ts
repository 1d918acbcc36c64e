import type { StaffCover } from '../../../contracts/support/staff-covers.ts'
import { startOfDay, toPlainDay } from '../../../contracts/text/paris-calendar.ts'
import type { CoverRow } from './queries-covers.ts'

/** Whole days in Paris, which have 23 or 25 hours when the clocks change. */
export const momentsOfDays = (from: string, to: string) => ({
  startsAt: startOfDay(Temporal.PlainDate.from(from)),
  endsAt: startOfDay(Temporal.PlainDate.from(to).add({ days: 1 })),
})

export const daysOf = ({ startsAt, endsAt }: Pick<CoverRow, 'startsAt' | 'endsAt'>) => ({
  from: toPlainDay(startsAt).toString(),
  to: toPlainDay(endsAt).subtract({ days: 1 }).toString(),
})

/** The period in which the cover gives access. A cover closed early ends at that moment; one closed before its first day never begins. */
export function coverPeriod({ startsAt, endsAt, closedAt }: Pick<CoverRow, 'startsAt' | 'endsAt' | 'closedAt'>) {
  return {
    startsAt,
    endsAt: closedAt === null || closedAt >= endsAt ? endsAt : closedAt < startsAt ? startsAt : closedAt,
  }
}

export function stateOf(row: CoverRow, now: Date): StaffCover['state'] {
  if (row.endsAt <= now && (row.closedAt === null || row.closedAt >= row.endsAt)) return 'over'
  if (row.closedAt !== null) return 'closed'
  if (row.acceptedAt === null) return 'proposed'
  return row.startsAt <= now ? 'running' : 'agreed'
}
