import type { TeamCoach, TeamCover, TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { isWithin } from '../../time/is-within.ts'
import { absenceOn, type DayState, findDayState, weekdayOf } from '../calendar/day-state.ts'
import { spansText } from '../week.ts'

/** One coach on one day. */
export interface TeamDay {
  coach: TeamCoach
  day: string
  state: DayState
  absence: TeamCoach['daysOff'][number] | undefined
  /** the colleague who answers for this coach */
  cover: TeamCover | undefined
  /** the coach for whom this colleague answers */
  covering: TeamCover | undefined
}

/** Prefers an agreed cover to a proposed one. */
const strongest = (covers: readonly TeamCover[]): TeamCover | undefined =>
  covers.find(({ state }) => state !== 'proposed') ?? covers[0]

export function teamDay(month: TeamMonth, coach: TeamCoach, day: string): TeamDay {
  const covers = month.covers.filter((cover) => isWithin(day, cover))
  return {
    coach,
    day,
    state: findDayState(day, { ...coach, publicHolidays: month.publicHolidays }),
    absence: absenceOn(coach.daysOff, day),
    cover: strongest(covers.filter((one) => one.coach === coach.uid)),
    covering: strongest(covers.filter((one) => one.cover === coach.uid)),
  }
}

/** A coach's hours on a day such as `2026-12-21`. */
export const hoursOn = ({ hours }: Pick<TeamCoach, 'hours'>, day: string): string => spansText(hours, weekdayOf(day))

/** A colleague who could be asked to cover. */
export interface Candidate {
  coach: TeamCoach
  /** number of days of the absence on which the colleague works */
  daysHere: number
  /** name of a coach for whom the colleague answers already on one of these days */
  covering: string | undefined
}

/** All other coaches, sorted by the number of these days on which they work, highest first. */
export function candidatesFor(month: TeamMonth, away: TeamCoach, days: readonly string[]): Candidate[] {
  return month.coaches
    .filter(({ uid }) => uid !== away.uid)
    .map((coach) => {
      const coachDays = days.map((day) => teamDay(month, coach, day))
      const covering = coachDays.find((one) => one.covering && one.covering.state !== 'proposed')?.covering
      return {
        coach,
        daysHere: coachDays.filter(({ state }) => state === 'open').length,
        covering: covering?.coachName,
      }
    })
    .toSorted((one, other) => other.daysHere - one.daysHere)
}
