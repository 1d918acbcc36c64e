import { z } from 'zod'

/** Digits only: `Number` would take a blank for 0, and `0x10` for 16. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))
}
