import type { AnswerOf, AnyCall } from '../contracts/call.ts'
import type { CallArguments, LooseInput } from '../contracts/call-input.ts'
import { errorBody, type Violation } from '../contracts/errors.ts'
import { relayAddressOf } from '../contracts/text/address.ts'

export { openEvents } from './open-events.ts'

const timeoutMilliseconds = 20_000

/** Sentences for failures that the API does not explain. */
export const callFailures = {
  network: 'Le réseau ne répond pas. Réessayez dans un instant.',
  server: 'Un incident s’est produit de notre côté. Réessayez dans un instant.',
  refused: 'Cela n’a pas été possible.',
} as const

/** A failed call. The message is a French sentence for the user: the API's own, if it sent one. */
export class CallError extends Error {
  override name = 'CallError'
  /** 0 if there was no answer */
  readonly status: number
  readonly violations: readonly Violation[]
  /** further fields of the error in the call's contract */
  readonly details: unknown

  constructor(status: number, message: string, violations: readonly Violation[] = [], details?: unknown) {
    super(message)
    this.status = status
    this.violations = violations
    this.details = details
  }
}

export const hasViolationOf = (error: unknown, property: string): boolean =>
  error instanceof CallError && error.violations.some((violation) => violation.property === property)

function errorOf(status: number, body: unknown): CallError {
  if (status === 0) return new CallError(0, callFailures.network)
  const { data } = errorBody.partial().safeParse(body)
  const [violation] = data?.violations ?? []
  const sentence = violation?.message ?? data?.message ?? callFailures.refused
  return new CallError(status, status >= 500 ? callFailures.server : sentence, data?.violations, data?.details)
}

/** @throws CallError for an error response, or if the answer does not match the contract */
export function readAnswer<C extends AnyCall>(call: C, status: number, body: unknown): AnswerOf<C> {
  if (status !== call.status) throw errorOf(status, body)
  if (!call.answer) return undefined as AnswerOf<C>
  const parsed = call.answer.safeParse(body)
  if (!parsed.success) throw new CallError(500, callFailures.server)
  return parsed.data as AnswerOf<C>
}

/**
 * Makes an API call through the relay, with the session of the site's cookie.
 * @throws CallError
 */
export async function callApi<C extends AnyCall>(call: C, ...[input]: CallArguments<C>): Promise<AnswerOf<C>> {
  const { params = {}, query, body, idempotencyKey, signal } = (input ?? {}) as LooseInput
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(relayAddressOf(call, params, query), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw errorOf(0, null)
  })
  return readAnswer(call, response.status, await response.json().catch(() => null))
}
