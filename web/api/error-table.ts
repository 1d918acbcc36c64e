import { z } from 'zod'
import { paymentFailure, violation } from '../../contracts/errors.ts'
import {
  type ApiError,
  type ApiViolation,
  ConflictError,
  HttpForbiddenError,
  HttpNotFoundError,
  HttpUnauthorizedError,
  InvalidArgumentError,
  OutOfBoundError,
  PaymentError,
  ProcessError,
  ServerError,
} from './errors.ts'

interface Answer {
  status: number
  body: unknown
  expected: number
  retryAfter?: string | null
}

const textOf = (body: unknown, key: 'message' | 'code'): string | undefined => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Drops an unknown `type`: the other fields remain valid. */
const lenientViolation = violation.extend({ type: violation.shape.type.optional().catch(undefined) })
const violationList = z.object({ violations: z.array(z.unknown()) })

const violationsIn = (body: unknown): ApiViolation[] | undefined =>
  violationList.safeParse(body).data?.violations.flatMap((one) => lenientViolation.safeParse(one).data ?? [])

const secondsOf = (header: string | null | undefined): number | undefined => {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) ? seconds : undefined
}

function badRequest(answer: Answer, facts: ConstructorParameters<typeof ApiError>[1]): ApiError {
  const failure = paymentFailure.safeParse(answer.body)
  if (failure.success) {
    const { message, errorCode } = failure.data.payload
    return new PaymentError(message, facts, errorCode)
  }
  const violations = violationsIn(answer.body)
  if (violations) return new InvalidArgumentError('Validation failed by backend', facts, violations)
  return new InvalidArgumentError(facts.sentence ?? 'bad request', facts, [])
}

/** The specification's table (§8): one error for each unexpected status. */
export function errorOf(answer: Answer): ApiError {
  const sentence = textOf(answer.body, 'message')
  const facts = { status: answer.status, sentence, code: textOf(answer.body, 'code') }
  if (answer.status === 400) return badRequest(answer, facts)
  if (answer.status === 401) return new HttpUnauthorizedError('unauthorized', facts)
  if (answer.status === 403) return new HttpForbiddenError('forbidden', facts)
  if (answer.status === 404) return new HttpNotFoundError('not found', facts)
  if (answer.status === 413) return new OutOfBoundError('payload too large', facts)
  if (answer.status === 500) return new ServerError('server error', facts)
  const violations = violationsIn(answer.body)
  if (answer.status === 409 && violations) return new ConflictError('Conflict in request', facts, violations)
  return new ProcessError(facts, answer.expected, secondsOf(answer.retryAfter))
}
