import { wallClockText } from '../../../../contracts/text/paris.ts'

const asUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)

/** @param local `2026-03-29 08:00:00`, as clocks in Paris say it. @returns null where it is no date */
export function fromParis(local: string): Date | null {
  const wanted = asUtc(local)
  if (Number.isNaN(wanted)) return null
  let moment = wanted
  // The second round corrects a first guess on the other side of a change of the hour.
  for (let round = 0; round < 2; round += 1) moment += wanted - asUtc(wallClockText(moment))
  return new Date(moment)
}
