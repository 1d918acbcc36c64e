/** Tells whether the day is within the range, ends included. Days such as `2026-03-31` compare as text. */
export const isWithin = (day: string, { from, to }: { from: string; to: string }): boolean => from <= day && day <= to
