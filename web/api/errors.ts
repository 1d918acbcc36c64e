import type { Violation, ViolationType } from '../../contracts/errors.ts'

/** A violation as received; `type` is absent if the contract does not know it. */
export interface ApiViolation extends Omit<Violation, 'type'> {
  type?: ViolationType | undefined
}

/** Any unexpected answer of the API. `message` is for the log, `sentence` for the user. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** the server's own French sentence, where it sent one */
  readonly sentence: string | undefined
  /** the stable code of the error body */
  readonly code: string | undefined

  constructor(message: string, answer: { status: number; sentence?: string; code?: string; cause?: unknown }) {
    super(message, { cause: answer.cause })
    this.status = answer.status
    this.sentence = answer.sentence
    this.code = answer.code
  }
}

export class HttpUnauthorizedError extends ApiError {
  override name = 'HttpUnauthorizedError'
}

export class HttpForbiddenError extends ApiError {
  override name = 'HttpForbiddenError'
}

export class HttpNotFoundError extends ApiError {
  override name = 'HttpNotFoundError'
}

export class ServerError extends ApiError {
  override name = 'ServerError'
}

export class OutOfBoundError extends ApiError {
  override name = 'OutOfBoundError'
}

export abstract class ViolationsError extends ApiError {
  readonly violations: readonly ApiViolation[]

  constructor(message: string, answer: ConstructorParameters<typeof ApiError>[1], violations: readonly ApiViolation[]) {
    super(message, answer)
    this.violations = violations
  }
}

export class InvalidArgumentError extends ViolationsError {
  override name = 'InvalidArgumentError'
}

export class ConflictError extends ViolationsError {
  override name = 'ConflictError'
}

/** The card was refused; `errorCode` tells which field, if any, the user should correct. */
export class PaymentError extends ApiError {
  override name = 'PaymentError'
  readonly errorCode: string

  constructor(message: string, answer: ConstructorParameters<typeof ApiError>[1], errorCode: string) {
    super(message, answer)
    this.errorCode = errorCode
  }
}

/** The status was not the expected one, and has no error class of its own. */
export class ProcessError extends ApiError {
  override name = 'ProcessError'
  readonly expected: number
  /** seconds, from Retry-After */
  readonly retryAfter: number | undefined

  constructor(answer: ConstructorParameters<typeof ApiError>[1], expected: number, retryAfter?: number) {
    super(`status ${answer.status} was not the expected ${expected}`, answer)
    this.expected = expected
    this.retryAfter = retryAfter
  }
}

/** An answer with the expected status, but with a body that violates the contract. */
export class ApiValidationError extends Error {
  override name = 'ApiValidationError'
  readonly call: string

  constructor(call: string, cause: unknown) {
    super(`answer of ${call} does not match its schema`, { cause })
    this.call = call
  }
}

/** No answer: the network failed or the request timed out. */
export class ApiUnreachableError extends Error {
  override name = 'ApiUnreachableError'
}

/** Tells whether the API refused or did not answer; any other error is a bug of the site. */
export const isApiFailure = (error: unknown): error is ApiError | ApiUnreachableError =>
  error instanceof ApiError || error instanceof ApiUnreachableError
