/** Day and month of the holidays that are the same each year. */
const fixed = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'])

/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const afterEaster = [1, 39, 50]

/** Of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 })
}

/** One of the eleven public holidays of France. */
export function isPublicHoliday(date: Temporal.PlainDate): boolean {
  if (fixed.has(date.toString().slice(5))) return true
  const days = easterSunday(date.year).until(date).days
  return afterEaster.includes(days)
}
