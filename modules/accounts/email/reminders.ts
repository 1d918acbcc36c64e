const day = 86_400_000

/** When members are reminded to prove their address, in milliseconds since registration. */
export const reminderDelays = [3 * day, 10 * day] as const
