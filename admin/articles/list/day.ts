const two = (value: number) => String(value).padStart(2, '0')

/** `2026-03-01` of a moment, where the reader is. */
export function dayOf(moment: string): string {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** When that day begins here, or the one `later` days after it. */
export function beginOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The months around one: `2026-12` and 1 is `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const date = new Date(year, number - 1 + count, 1)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}`
}

/** Its days in weeks from Monday on; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (new Date(year, number - 1, 1).getDay() + 6) % 7
  const length = new Date(year, number, 0).getDate()
  const days = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, index) => `${month}-${two(index + 1)}`),
  ]
  const weeks: (string | null)[][] = []
  for (let first = 0; first < days.length; first += 7) {
    const week = days.slice(first, first + 7)
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => null)])
  }
  return weeks
}
