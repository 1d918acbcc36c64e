import { type Config, ConfigError } from '../config/index.ts'
import { isConnectionFailure } from './connection-failure.ts'

/** SQLSTATE: the name or the password is wrong, there is no such database. */
const refused = /^(28...|3D000)$/

/** Converts a failure that the operator can correct into one line with the variable's name. Others stay as they are. */
export function explainOpening(error: NodeJS.ErrnoException, config: Pick<Config, 'databaseUrl' | 'dataDir'>): Error {
  const why = error.code ?? error.message
  const denied =
    /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR)$/.test(error.code ?? '') && error.path?.startsWith(config.dataDir)
  if (error.syscall === 'mkdir' || denied) {
    return new ConfigError(`Cannot write to ${config.dataDir} (DATA_DIR): ${why}`)
  }
  if (config.databaseUrl && (isConnectionFailure(error) || refused.test(why))) {
    return new ConfigError(`Cannot open the database (DATABASE_URL): ${why}`)
  }
  return error
}
