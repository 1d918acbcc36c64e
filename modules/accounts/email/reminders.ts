const day = 86_400_000

/** Milliseconds from registration to each reminder to prove the address. */
export const reminderDelays = [3 * day, 10 * day] as const
