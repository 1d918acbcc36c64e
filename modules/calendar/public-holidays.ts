/** Article L3133-1 of the labour code: month and day of the holidays with a fixed date. */
const fixedDays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50]

const saturday = 6

/** Computes the date by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

/** The holidays of the whole of France, by date. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year)
  return [
    ...fixedDays.map((day) => `${year}-${day}`),
    ...daysAfterEaster.map((days) => easter.add({ days }).toString()),
  ].sort()
}

export const isPublicHoliday = (day: Temporal.PlainDate): boolean => publicHolidays(day.year).includes(day.toString())

const isWorkingDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < saturday && !isPublicHoliday(day)

/** The first working day from `day` on: neither a Saturday, nor a Sunday, nor a public holiday. */
export function workingDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return isWorkingDay(day) ? day : workingDayFrom(day.add({ days: 1 }))
}
