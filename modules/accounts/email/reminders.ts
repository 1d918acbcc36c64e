const day = 86_400_000

/** When a proof of the address is asked for again, in milliseconds since registration. */
export const remindersAfter = [3 * day, 10 * day] as const
