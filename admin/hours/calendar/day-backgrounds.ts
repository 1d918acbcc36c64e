import { colours } from '../../theme.ts'
import type { DayState } from './day-state.ts'

export const dayBackgrounds: Record<DayState, string> = {
  away: colours.rose,
  holiday: colours.sand,
  closed: colours.roseLight,
  open: colours.card,
}
