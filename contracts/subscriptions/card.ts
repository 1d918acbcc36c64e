import { z } from 'zod'
import { rule } from '../forms.ts'
import {
  cardCodeProblem,
  cardExpiryProblem,
  cardMonthProblem,
  cardNumberProblem,
  cardYearProblem,
  stripSpaces,
} from './card-checks.ts'

/** `now` is called at each check. */
export const creditCardAt = (now: () => Date) =>
  z
    .strictObject({
      number: z
        .string()
        .transform(stripSpaces)
        .pipe(z.string().check(rule(cardNumberProblem))),
      month: z.number().check(rule(cardMonthProblem)).meta({ type: 'integer', minimum: 1, maximum: 12 }),
      year: z
        .number()
        .check(rule((year) => cardYearProblem(year, now())))
        .meta({ type: 'integer' }),
      code: z.string().check(rule(cardCodeProblem)).meta({ pattern: '^\\d{3,4}$' }),
    })
    .check((context) => {
      const { month, year } = context.value
      const message = cardExpiryProblem(month, year, now())
      if (message) context.issues.push({ code: 'custom', message, path: ['month'], input: month })
    })

export const creditCard = creditCardAt(() => new Date())
export type CreditCard = z.output<typeof creditCard>
