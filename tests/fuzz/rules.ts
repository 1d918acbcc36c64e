import type { FuzzOutcome, FuzzRequest } from './request.ts'

/** Traces of code and statements that no answer may show; text that a person typed may be repeated. */
const leaks =
  /node_modules|at [\w.<>]+ \(|\.tsx?:\d+|DrizzleQueryError|Failed query:|violates (?:unique|not-null|check|foreign)/

/** Longest body of a refusal, which must cost its sender more than us. Characters. */
const largestError = 60_000

function isContractError(body: string): boolean {
  try {
    const { message, requestId, payload } = JSON.parse(body)
    return (typeof message === 'string' && typeof requestId === 'string') || typeof payload?.status === 'string'
  } catch {
    return false
  }
}

/** @returns the rule that an outcome breaks */
export function brokenRule(request: FuzzRequest, outcome: FuzzOutcome): string | undefined {
  if ('failure' in outcome) {
    if (outcome.failure === 'cut off' && request.mayBeCut) return undefined
    return outcome.failure
  }
  const { status, headers, body } = outcome.answer
  if (status >= 500) return `answered ${status}`
  if (status >= 400 && body.length >= largestError && request.target.startsWith('/api/')) return 'a huge error'
  if (status >= 400 && leaks.test(body)) return 'shows its code'
  const isCall = request.target.startsWith('/api/') && !request.target.startsWith('/api/docs')
  const isPlain = request.name !== 'raw' && request.method !== 'HEAD'
  if (status >= 400 && isCall && isPlain && headers.get('x-request-id') && !isContractError(body)) {
    return `answered ${status} outside the contract’s form`
  }
  return undefined
}
