import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type { Logger }

/** Keys whose values never reach a log line, wherever they stand. */
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

const secretQuery = /([?&](?:t|token|utk|preview|cursor)=)[^&]*/gi

/** What of a request may be logged: links that open something are addresses with a secret in them. */
function describeRequest(request: { method?: string; url?: string; ip?: string; id?: unknown }) {
  return {
    method: request.method,
    url: request.url?.replace(secretQuery, '$1[masqué]'),
    remoteAddress: request.ip,
  }
}

/** @param sink where lines go (default: standard output) */
export function createLog(level: string, sink?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: redactedPaths, censor: '[masqué]' },
    base: undefined,
    serializers: { req: describeRequest, err: stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return sink ? pino(options, sink) : pino(options)
}

export const silentLog: Logger = pino({ level: 'silent' })
