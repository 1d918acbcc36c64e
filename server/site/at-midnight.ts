import { toZonedTime } from '../../contracts/text/paris-calendar.ts'

/** A timer may fire a moment early. */
const marginMilliseconds = 5

/** Time until the next day begins in Paris. */
export function millisecondsToMidnight(now: Date): number {
  return toZonedTime(now).startOfDay().add({ days: 1 }).epochMilliseconds - now.getTime()
}

/**
 * Runs `call` at each midnight in Paris: some page texts are valid for one day only.
 * @returns a function that stops it
 */
export function atMidnight(now: () => Date, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      call()
      wait()
    }, millisecondsToMidnight(now()) + marginMilliseconds).unref()
  }
  wait()
  return () => clearTimeout(timer)
}
