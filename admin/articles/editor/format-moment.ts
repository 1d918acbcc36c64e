const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' })
const isToday = (date: Date) => date.toDateString() === new Date().toDateString()
const two = (value: number) => String(value).padStart(2, '0')

/** « 14 h 02 », with the day where it is another: « 3 mars, 14 h 02 ». */
export function formatMoment(at: string | number): string {
  const date = new Date(at)
  const time = `${date.getHours()}\u00a0h\u00a0${two(date.getMinutes())}`
  return isToday(date) ? time : `${day.format(date)}, ${time}`
}
