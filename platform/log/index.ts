import { type Logger, pino } from 'pino'

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

export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: redactedPaths, censor: '[masqué]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}

export const silentLog: Logger = pino({ level: 'silent' })
