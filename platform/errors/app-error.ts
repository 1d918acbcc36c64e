import type { ErrorCode } from '../../contracts/errors.ts'

export type ViolationType = 'missing' | 'invalid' | 'duplicate'

export interface Violation {
  property: string
  message: string
  type: ViolationType
}

/**
 * An error with three audiences: `message` is French and for the person, `code` is stable and for programs,
 * `detail` is for the log alone and never leaves the server.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly violations: Violation[] | undefined
  readonly detail: string | undefined
  readonly headers: Record<string, string> | undefined
  /** fields of this error's body in the contract, besides the message */
  readonly payload: object | undefined
  /** facts that a client shows with the violations, such as who holds a lock */
  readonly details: Record<string, unknown> | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: {
      violations?: Violation[]
      detail?: string
      headers?: Record<string, string>
      payload?: object
      details?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: extra.cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.violations = extra.violations
    this.detail = extra.detail
    this.headers = extra.headers
    this.payload = extra.payload
    this.details = extra.details
  }
}

export function violation(property: string, message: string, type: ViolationType = 'invalid'): Violation {
  return { property, message, type }
}

export function invalid(violations: Violation[], message = 'Certaines informations sont incorrectes.'): AppError {
  return new AppError(400, 'invalid-argument', message, { violations })
}

export function unauthorized(message = 'Veuillez vous connecter.', code: ErrorCode = 'unauthorized'): AppError {
  return new AppError(401, code, message)
}

export function forbidden(message = 'Vous n’avez pas accès à cette page.', code: ErrorCode = 'forbidden'): AppError {
  return new AppError(403, code, message)
}

export function notFound(message = 'Introuvable.'): AppError {
  return new AppError(404, 'not-found', message)
}

export function conflict(
  violations: Violation[],
  message = 'La demande est en conflit avec l’état actuel.',
  details?: Record<string, unknown>,
): AppError {
  return new AppError(409, 'conflict', message, { violations, ...(details ? { details } : {}) })
}

/** @param seconds how long to wait, sent as Retry-After */
export function tooMany(seconds: number, message = 'Trop de tentatives. Réessayez un peu plus tard.'): AppError {
  return new AppError(429, 'too-many-requests', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}
