/** Periods that the privacy page names. Decision 54 maps each class of data to its code. */

const dayMilliseconds = 86_400_000

/** accounts without a subscription: 24 months without signing in (CNIL's guide for commercial management says three years at most) */
export const dormantYears = 2
/** copies of sent mails */
export const mailYears = 1
/** the audit log: sign-ins, and what each member of staff did */
export const auditYears = 3

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)

export function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date
}
