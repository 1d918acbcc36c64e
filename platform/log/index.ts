import { getSourceMapsSupport, setSourceMapsSupport } from 'node:module'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { maskUrl } from './mask-url.ts'

export { redactError } from './describe-error.ts'
export { maskUrl } from './mask-url.ts'
export type { Logger }

/** Keys whose values are redacted in log lines, up to three levels deep. */
const secretKeys = [
  'password',
  'oldPassword',
  'newPassword',
  'creditCard',
  'token',
  'otp',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'x-support-auth',
  'x-next-token',
]

const quoted = (key: string) => (key.includes('-') ? `["${key}"]` : key)
const redactedPaths = secretKeys.flatMap((key) => {
  const name = quoted(key)
  const join = name.startsWith('[') ? '' : '.'
  return [name, `*${join}${name}`, `*.*${join}${name}`, `req.headers${join}${name}`]
})

/** Facts of a request to log: secrets in its address are masked. */
function describeRequest(request: { method?: string; url?: string; ip?: string; id?: unknown }) {
  return {
    method: request.method,
    url: request.url === undefined ? undefined : maskUrl(request.url),
    remoteAddress: request.ip,
  }
}

/** Adds a message without values: pino would otherwise repeat the message of the thrown error. */
function sayWithoutValues(this: Logger, given: Parameters<LogFn>, write: LogFn): void {
  const [first, ...words] = given as [unknown, ...unknown[]]
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  if (!(error instanceof Error) || words.length > 0) write.apply(this, given)
  else write.call(this, first instanceof Error ? { err: first } : first, describeError(error).message)
}

/**
 * Disables source maps while `make` runs. pino looks up its caller, which would decode the source map of the whole server:
 * 4 MB, never freed.
 */
function withoutSourceMaps<Made>(make: () => Made): Made {
  const { enabled, ...kinds } = getSourceMapsSupport()
  setSourceMapsSupport(false)
  try {
    return make()
  } finally {
    setSourceMapsSupport(enabled, kinds)
  }
}

/** @param sink where lines go (default: standard output) */
export function createLog(level: string, sink?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: redactedPaths, censor: '[masqué]' },
    base: undefined,
    serializers: { req: describeRequest, err: describeError, error: describeError },
    hooks: { logMethod: sayWithoutValues },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return withoutSourceMaps(() => (sink ? pino(options, sink) : pino(options)))
}

export const silentLog: Logger = withoutSourceMaps(() => pino({ level: 'silent' }))
