import { parseParisTime } from '../../time/paris-time.ts'

/** Start of the day in Paris, or of the day `later` days after it. */
export function startOfDay(day: string, later = 0): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return parseParisTime(date.toISOString().slice(0, 16))?.toISOString() ?? ''
}
