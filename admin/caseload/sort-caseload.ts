import type { StaffTicket } from '../../contracts/support/staff-tickets.ts'

const minuteMilliseconds = 60_000
const hourMinutes = 60
const dayHours = 24
/** An answer that is due within this time is at risk. */
const nearMilliseconds = 4 * hourMinutes * minuteMilliseconds

export type CaseGroup = 'late' | 'near' | 'later' | 'quiet'
type Case = Pick<StaffTicket, 'answerDueDateTime'>

function groupOf({ answerDueDateTime }: Case, now: number): CaseGroup {
  if (answerDueDateTime === null) return 'quiet'
  const left = Date.parse(answerDueDateTime) - now
  if (left < 0) return 'late'
  return left <= nearMilliseconds ? 'near' : 'later'
}

/** By group, the earliest promise first; those of whom nothing is awaited keep their order. */
export function sortCaseload<One extends Case>(cases: readonly One[], now: number): Map<CaseGroup, One[]> {
  const sorted = [...cases].sort(
    (a, b) =>
      (a.answerDueDateTime ? Date.parse(a.answerDueDateTime) : Number.POSITIVE_INFINITY) -
        (b.answerDueDateTime ? Date.parse(b.answerDueDateTime) : Number.POSITIVE_INFINITY) || 0,
  )
  return Map.groupBy(sorted, (one) => groupOf(one, now))
}

/** How far a moment is from now, either way: « moins d’une minute », « 50 min », « 3 h 20 », « 2 j 4 h ». */
export function distanceText(iso: string, now: number): string {
  const minutes = Math.floor(Math.abs(Date.parse(iso) - now) / minuteMilliseconds)
  const hours = Math.floor(minutes / hourMinutes)
  if (minutes === 0) return 'moins d’une minute'
  if (hours === 0) return `${minutes}\u00a0min`
  const rest = minutes % hourMinutes
  if (hours < dayHours) return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
  const days = Math.floor(hours / dayHours)
  return hours % dayHours === 0 ? `${days}\u00a0j` : `${days}\u00a0j ${hours % dayHours}\u00a0h`
}
