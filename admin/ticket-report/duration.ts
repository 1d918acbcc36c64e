import { decimalText } from '../text/french.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Formats a duration: « 12 min », « 3,5 h », « 2 jours » */
export function durationText(seconds: number): string {
  if (seconds < hour) return `${Math.max(1, Math.round(seconds / minute))}\u00a0min`
  if (seconds < 2 * day) return `${decimalText(seconds / hour)}\u00a0h`
  return `${decimalText(seconds / day)}\u00a0jours`
}
