import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from '../../log/index.ts'
import { isConnectionFailure } from '../connection-failure.ts'
import { type DatabaseHandle, type Watcher, watchedChannel } from '../handle.ts'
import { migrationLock, migrationsFolder } from '../migrate.ts'
import { hasPendingMigrations } from '../pending-migrations.ts'
import { type CommitListeners, checkOuterUse, withinTransaction } from '../transaction-context.ts'
import type { Database } from '../types.ts'
import { boundQueries, type QueryLimits } from './bound-queries.ts'
import { listenForever, listenOnEach } from './listen-postgres.ts'
import { createStatementNames } from './statement-names.ts'

async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (await hasPendingMigrations(client))
      await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end()
  }
}

/**
 * Drizzle's own transactions never return the connection if `begin` fails. These always return it, and discard it if the database
 * did not answer.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  const dialect = new PgDialect({ casing: 'snake_case' })
  return async (work, config) => {
    const client = await pool.connect()
    const session = new NodePgSession(client, dialect, undefined)
    const onCommit: CommitListeners = []
    let failure: unknown
    try {
      const result = await session.transaction((db) => withinTransaction(() => work(db as never), onCommit), config)
      for (const listener of onCommit) listener()
      return result
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isConnectionFailure(failure))
    }
  }
}

export interface PostgresOptions {
  /** throw if a transaction queries the outer database, instead of logging it (default: yes) */
  strict?: boolean
  limits?: QueryLimits
}

const usualLimits: QueryLimits = { readMilliseconds: 5000, writeMilliseconds: 10_000, connectMilliseconds: 5000 }
/** pg-boss maintains its tables in the background, so its queries may take longer. */
const queueMilliseconds = 30_000

type Prepare = (client: pg.ClientBase) => Promise<void>

function openPool(url: string, log: Logger, onConnect: Prepare, options: PostgresOptions): pg.Pool {
  const { strict = true, limits = usualLimits } = options
  const pool = new pg.Pool({
    connectionString: url,
    onConnect,
    max: 10,
    statement_timeout: limits.writeMilliseconds,
    connectionTimeoutMillis: limits.connectMilliseconds,
    keepAlive: true,
  })
  const nameOf = createStatementNames()
  // A connection that breaks under an idle transaction reports only here. Without a listener, the process would end.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
    boundQueries(client, limits, nameOf)
  })
  pool.on('error', () => {
    // An idle connection failed: its own listener has logged the error.
  })
  const checkUse = checkOuterUse(strict, log)
  const connect = pool.connect.bind(pool)
  pool.connect = ((...given: []) => {
    checkUse()
    return connect(...given)
  }) as typeof pool.connect
  return pool
}

export async function openPostgres(url: string, log: Logger, options: PostgresOptions = {}): Promise<DatabaseHandle> {
  await migrateOnce(url)
  const watchers = new Set<Watcher>()
  const listen = listenOnEach(watchedChannel, (payload) => {
    for (const { onPayload } of watchers) onPayload(payload)
  })
  const pool = openPool(url, log, listen, options)
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Database
  db.transaction = transactionsOf(pool)
  return {
    engine: 'postgres',
    db,
    queue: { connectionString: url, max: 4, query_timeout: queueMilliseconds } as DatabaseHandle['queue'],
    listen: (channel, onPayload, onRegained) =>
      listenForever({ url, channel, watcher: { onPayload, onLost: () => undefined, onRegained }, log }),
    async watch(watcher) {
      watchers.add(watcher)
      return listenForever({ url, channel: watchedChannel, watcher, log })
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
