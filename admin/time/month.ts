const two = (value: number) => String(value).padStart(2, '0')

/** The months around one: `2026-12` and 1 is `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const date = new Date(year, number - 1 + count, 1)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}`
}

export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(year, number, 0).getDate()
  return Array.from({ length }, (_, index) => `${month}-${two(index + 1)}`)
}

/** Its days in weeks from Monday on; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (new Date(year, number - 1, 1).getDay() + 6) % 7
  const days = [...Array.from({ length: before }, () => null), ...daysOfMonth(month)]
  const weeks: (string | null)[][] = []
  for (let first = 0; first < days.length; first += 7) {
    const week = days.slice(first, first + 7)
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => null)])
  }
  return weeks
}
