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
