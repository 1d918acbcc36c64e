import { z } from 'zod'
import { messages } from './messages.ts'

export const violationType = z.enum(['missing', 'invalid', 'duplicate'])
export type ViolationType = z.output<typeof violationType>

export const violation = z
  .object({ property: z.string(), message: z.string(), type: violationType })
  .meta({ id: 'Violation' })
export type Violation = z.output<typeof violation>

/** Stable codes of an error body, and the HTTP status of each. */
export const errorCodes = {
  'invalid-argument': 400,
  'payment-refused': 400,
  unauthorized: 401,
  'wrong-credentials': 401,
  'bad-signature': 401,
  'second-factor': 401,
  forbidden: 403,
  suspended: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'not-open': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'not-ready': 503,
  'insufficient-storage': 503,
} as const
export type ErrorCode = keyof typeof errorCodes

export const errorCode = z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]])

export const errorBody = z
  .object({
    message: z.string(),
    code: errorCode.optional(),
    violations: z.array(violation).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.output<typeof errorBody>

export const paymentFailure = z
  .object({ payload: z.object({ status: z.literal('Failure'), message: z.string(), errorCode: z.string() }) })
  .meta({ id: 'PaymentFailure' })
export type PaymentFailure = z.output<typeof paymentFailure>

/** Codes of recoverable errors, by the card field that the user must correct. */
export const paymentErrorCodes = {
  number: ['1100003PI1', '1100004PI1', 'E001001'],
  month: ['1100003PI3', '1100004PI3', '1100005PI3', 'E001004'],
  year: ['1100003PI4', '1100004PI4'],
  code: ['1100004PI2', '1100005PI2'],
} as const
export type CardField = keyof typeof paymentErrorCodes

export const unrecoverablePaymentErrorCodes = [
  ...['1100004PI5', '2100204PI5'],
  ...['E000', 'E002', 'E003', 'E004', 'E005', 'E020', 'E030', 'E001002', 'E001003'],
  ...['R100', 'R100-005', 'R150', 'R151'],
  ...['R200', 'R201', 'R202', 'R203', 'R204', 'R205', 'R206', 'R207', 'R208', 'R209', 'R210'],
  ...['R300', 'R301'],
  ...['X000', 'X001', 'X002', 'X003'],
] as const

const fieldByCode = new Map<string, CardField>(
  Object.entries(paymentErrorCodes).flatMap(([field, codes]) => codes.map((code) => [code, field as CardField])),
)

/** The field to correct, or null where no correction helps. */
export const cardFieldOf = (code: string): CardField | null => fieldByCode.get(code) ?? null

const typeOf = (message: string): ViolationType => (message === messages.required ? 'missing' : 'invalid')

/** Maximum number of violations in an answer: a body of unknown keys would otherwise cause an answer of its own size. */
const mostViolations = 100

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostViolations).map((key) => [...issue.path, key])
    : [issue.path]

/** The first hundred violations of a failed parse, with dotted paths; each unknown key is a violation. */
export const violationsOf = (issues: readonly z.core.$ZodIssue[]): Violation[] =>
  issues
    .slice(0, mostViolations)
    .flatMap((issue) => {
      const { message } = issue
      return pathsOf(issue).map((path) => ({ property: path.map(String).join('.'), message, type: typeOf(message) }))
    })
    .slice(0, mostViolations)
