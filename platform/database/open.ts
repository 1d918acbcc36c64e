import path from 'node:path'
import type { Config } from '../config/index.ts'
import type { Logger } from '../log/index.ts'
import type { DatabaseHandle } from './handle.ts'
import { openPostgres } from './postgres/open-postgres.ts'

/**
 * Opens the database the configuration names and brings its tables up to date; safe to call in many processes at once.
 * @param engine the embedded database's program, if it is already loaded
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'production' | 'demo'>>,
  log: Logger,
  engine?: WebAssembly.Module,
): Promise<DatabaseHandle> {
  const strict = config.production !== true || config.demo === true
  if (config.databaseUrl) return openPostgres(config.databaseUrl, log, { strict })
  // Load on demand: a site with a PostgreSQL server does not need the embedded database.
  const { openPglite } = await import('./pglite/open-pglite.ts')
  return openPglite(path.join(config.dataDir, 'database'), log, engine)
}
