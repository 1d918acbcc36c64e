import { wallClockText } from '../../../../contracts/text/paris.ts'

const asUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)

/** @param local a local time in Paris: `2026-03-29 08:00:00` @returns null if it is not a valid date */
export function parseParisDateTime(local: string): Date | null {
  const wanted = asUtc(local)
  if (Number.isNaN(wanted)) return null
  let moment = wanted
  // The second round corrects the first guess near a clock change.
  for (let round = 0; round < 2; round += 1) moment += wanted - asUtc(wallClockText(moment))
  return new Date(moment)
}
