/** Whether that day is one of those, both ends included. Days are `2026-03-31`, which compare as text. */
export const isWithin = (day: string, { from, to }: { from: string; to: string }): boolean => from <= day && day <= to
