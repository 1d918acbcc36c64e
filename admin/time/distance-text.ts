const minuteMilliseconds = 60_000
const hourMinutes = 60
const dayHours = 24

/** Time between a moment and now, past or future: « moins d’une minute », « 50 min », « 3 h 20 », « 2 j 4 h ». */
export function distanceText(iso: string, now: number): string {
  const minutes = Math.floor(Math.abs(Date.parse(iso) - now) / minuteMilliseconds)
  const hours = Math.floor(minutes / hourMinutes)
  if (minutes === 0) return 'moins d’une minute'
  if (hours === 0) return `${minutes}\u00a0min`
  const rest = minutes % hourMinutes
  if (hours < dayHours) return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
  const days = Math.floor(hours / dayHours)
  return hours % dayHours === 0 ? `${days}\u00a0j` : `${days}\u00a0j ${hours % dayHours}\u00a0h`
}
