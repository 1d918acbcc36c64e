import type { ZodType } from 'zod'
import { type Violation, violationsOf } from '../../contracts/errors.ts'
import { AppError, invalid } from '../errors/index.ts'

/** Keeps the first violation of each field: people correct one thing at a time. */
function firstOfEach(violations: Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ property }) => !seen.has(property) && seen.add(property))
}

/** Fastify's validator: parsed data, or the 400 the caller will see. */
export function validatorCompiler({ schema, httpPart }: { schema: ZodType; httpPart?: string }) {
  return (data: unknown): { value: unknown } | { error: AppError } => {
    const result = schema.safeParse(data)
    if (result.success) return { value: result.data }
    const violations = violationsOf(result.error.issues).map((one) => ({
      ...one,
      property: one.property || httpPart || 'body',
    }))
    return { error: invalid(firstOfEach(violations)) }
  }
}

/** True for invalid path parameters: such an address cannot exist, so it is unknown (404), not malformed (400). */
export function isBadAddress(error: unknown): boolean {
  return error instanceof AppError && (error as { validationContext?: string }).validationContext === 'params'
}
