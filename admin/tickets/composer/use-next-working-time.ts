import { useOwnHours } from '../../hours/use-own-hours.ts'

/** Start of the user's next working hours, if they are off now: an answer written at night may wait until then. */
export function useNextWorkingTime(wanted: boolean): Date | undefined {
  const iso = useOwnHours(wanted)?.nextDateTime
  const next = iso ? new Date(iso) : undefined
  return wanted && next && next > new Date() ? next : undefined
}
