/** Source of time: a port, so that tests can pass years in seconds. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends Clock {
  set(date: Date | string): void
  /** @throws RangeError for negative milliseconds */
  advance(milliseconds: number): void
}

export function createManualClock(start: Date | string): ManualClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set(date) {
      current = new Date(date)
    },
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('time does not run back')
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
