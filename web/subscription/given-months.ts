import type { OwnGift } from '../../contracts/subscriptions/gifts.ts'

export interface GivenMonths {
  start: string
  end: string
  begun: boolean
}

/** Given months that are not over; null: none. Several gifts follow one another. */
export function givenMonths(gifts: readonly OwnGift[], now: Date): GivenMonths | null {
  const days = gifts.flatMap(({ role, startDateTime, endDateTime }) =>
    role === 'used' && startDateTime && endDateTime && new Date(endDateTime) > now
      ? [{ start: startDateTime, end: endDateTime }]
      : [],
  )
  const start = days
    .map((day) => day.start)
    .sort()
    .at(0)
  const end = days
    .map((day) => day.end)
    .sort()
    .at(-1)
  return start && end ? { start, end, begun: new Date(start) <= now } : null
}
