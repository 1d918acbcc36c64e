/** The specification's request timeout. */
export const answerTimeoutMilliseconds = 20_000

const firstDelayMilliseconds = 3000
const longestDelayMilliseconds = 30_000

/** Delay before an order without an answer is retried. @param tries previous retries */
export const delayBefore = (tries: number): number =>
  Math.min(firstDelayMilliseconds * 2 ** tries, longestDelayMilliseconds)
