import { wallClockText } from '../../contracts/text/paris.ts'

/** Value for a `datetime-local` field, `2026-11-24T08:00`, in Paris time whatever the device's zone. */
export const parisText = (moment: Date): string => wallClockText(moment).slice(0, 16).replace(' ', 'T')

/**
 * Parses Paris time. An hour that is skipped in March counts as an hour later; an hour that occurs twice in October
 * counts as the first.
 * @returns undefined if the text is not a date
 */
export function parseParisTime(text: string): Date | undefined {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offsets = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000))
  return offsets.find((moment) => parisText(moment) === text) ?? offsets[1]
}

const dayMilliseconds = 86_400_000

/** 8 a.m. in Paris on the next day, after today, for which `isWanted` holds. */
export function nextMorning(now: Date, isWanted: (day: Date) => boolean = () => true): Date {
  let day = now
  do day = new Date(day.getTime() + dayMilliseconds)
  while (!isWanted(new Date(`${parisText(day).slice(0, 10)}T12:00Z`)))
  return parseParisTime(`${parisText(day).slice(0, 10)}T08:00`) ?? day
}

export const isMonday = (day: Date): boolean => day.getUTCDay() === 1
