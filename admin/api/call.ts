import { addressOf as apiAddressOf, apiBase, type QueryInput } from '../../contracts/address.ts'
import type { AnswerOf, AnyCall } from '../../contracts/call.ts'
import type { CallArguments, LooseInput } from '../../contracts/call-input.ts'
import { errorBody, type Violation } from '../../contracts/errors.ts'
import { words } from '../words.ts'

/** The site passes calls of the staff on, with the session that only its cookie knows. */
const relayBase = '/admin/api'
const timeoutMilliseconds = 20_000
/** 10 MiB on a slow line */
const uploadTimeoutMilliseconds = 300_000

export const addressOf = (call: AnyCall, params: Record<string, unknown>, query?: QueryInput): string =>
  `${relayBase}${apiAddressOf(call.path, params, query).slice(apiBase.length)}`

/** What the API refused, in its own French sentence. 0: no answer came. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly violations: readonly Violation[]

  constructor(status: number, message: string, violations: readonly Violation[] = []) {
    super(message)
    this.status = status
    this.violations = violations
  }
}

export const isAbout = (error: unknown, property: string): boolean =>
  error instanceof CallError && error.violations.some((violation) => violation.property === property)

function errorOf(status: number, body: unknown): CallError {
  const { data } = errorBody.partial().safeParse(body)
  const [violation] = data?.violations ?? []
  const sentence = violation?.message ?? data?.message ?? words.failure.refused
  return new CallError(status, status >= 500 ? words.failure.server : sentence, data?.violations)
}

async function send<C extends AnyCall>(
  call: C,
  { params = {}, query, idempotencyKey, signal }: LooseInput,
  sent: { body?: string | FormData; headers?: Record<string, string>; timeout: number },
): Promise<AnswerOf<C>> {
  const timeout = AbortSignal.timeout(sent.timeout)
  const response = await fetch(addressOf(call, params, query), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...sent.headers,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(sent.body === undefined ? {} : { body: sent.body }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError(0, words.failure.network)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.status !== call.status) throw errorOf(response.status, answer)
  if (!call.answer) return undefined as AnswerOf<C>
  const parsed = call.answer.safeParse(answer)
  if (!parsed.success) throw new CallError(500, words.failure.server)
  return parsed.data as AnswerOf<C>
}

/** One call of the staff's API. @throws CallError */
export async function callApi<C extends AnyCall>(call: C, ...[input]: CallArguments<C>): Promise<AnswerOf<C>> {
  const loose = (input ?? {}) as LooseInput
  const json = { body: JSON.stringify(loose.body), headers: { 'content-type': 'application/json' } }
  return send(call, loose, { ...(loose.body === undefined ? {} : json), timeout: timeoutMilliseconds })
}

/** One file, in the field `file`. @throws CallError */
export async function uploadFile<C extends AnyCall>(
  call: C,
  { file, ...input }: { params: Record<string, unknown>; file: File; idempotencyKey: string },
): Promise<AnswerOf<C>> {
  const body = new FormData()
  body.append('file', file, file.name)
  return send(call, input, { body, timeout: uploadTimeoutMilliseconds })
}
