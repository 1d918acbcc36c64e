/** The specification's request timeout. */
export const lateMilliseconds = 20_000

const firstDelayMilliseconds = 3000
const longestDelayMilliseconds = 30_000

/** How long an order without an answer waits before it asks again. @param tries before this one */
export const delayBefore = (tries: number): number =>
  Math.min(firstDelayMilliseconds * 2 ** tries, longestDelayMilliseconds)
