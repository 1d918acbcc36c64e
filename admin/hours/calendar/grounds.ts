import { colours } from '../../theme.ts'
import type { DayState } from './day-state.ts'

/** Behind a day of a calendar. */
export const grounds: Record<DayState, string> = {
  away: colours.rose,
  holiday: colours.sand,
  closed: colours.roseLight,
  open: colours.card,
}
