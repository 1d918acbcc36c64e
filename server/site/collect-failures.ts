import { type Logger, redactError } from '../../platform/log/index.ts'

/**
 * Tells whether the API answered 503, as it does while the database does not answer.
 * Does not use `instanceof`: the site's bundle has its own error class.
 */
function isPutOff(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ((fault as { status?: unknown }).status === 503) return true
  }
  return false
}

export function collectFailures(log: Pick<Logger, 'warn' | 'error'>) {
  let putOff = false
  return {
    report(error: unknown): void {
      if (isPutOff(error)) {
        putOff = true
        log.warn({ reason: redactError(error).message }, 'page put off')
      } else log.error({ err: error }, 'page failed')
    },
    putOff: () => putOff,
  }
}
