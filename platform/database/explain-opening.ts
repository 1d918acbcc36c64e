import { type Config, ConfigError } from '../config/index.ts'
import { isConnectionFailure } from './connection-failure.ts'

/** SQLSTATE: wrong name or password, no such database, missing rights. Node’s codes: the certificate is not trusted. */
const refused =
  /^(28...|3D000|42501|ERR_TLS_.*|CERT_.*|UNABLE_TO_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/

/** Messages of node-postgres without a code: the address lacks a password, or the server lacks TLS. */
const refusedMessage = /^(SASL: |The server does not support SSL)/

/** The error itself, or the database’s error that Drizzle wrapped. */
const sourceOf = (error: NodeJS.ErrnoException): NodeJS.ErrnoException =>
  error.code === undefined && error.cause instanceof Error ? error.cause : error

/** @returns undefined unless the operator can correct the failure */
function whyRefused(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', message } = error
  if (refusedMessage.test(message)) return message
  if (refused.test(code)) return `${code}, ${message}`
  return isConnectionFailure(error) ? code || message : undefined
}

/** Converts a failure that the operator can correct into one line with the variable's name. Others stay as they are. */
export function explainOpening(error: NodeJS.ErrnoException, config: Pick<Config, 'databaseUrl' | 'dataDir'>): Error {
  const why = error.code ?? error.message
  const denied =
    /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR)$/.test(error.code ?? '') && error.path?.startsWith(config.dataDir)
  if (error.syscall === 'mkdir' || denied) {
    return new ConfigError(`Cannot write to ${config.dataDir} (DATA_DIR): ${why}`)
  }
  const refusal = config.databaseUrl ? whyRefused(sourceOf(error)) : undefined
  return refusal ? new ConfigError(`Cannot open the database (DATABASE_URL): ${refusal}`) : error
}
