import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from '../log/index.ts'
import { migrationLock, migrationsFolder } from './migrate.ts'
import type { DatabaseHandle, Unlisten } from './open.ts'
import type { Database } from './types.ts'

async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end()
  }
}

/** One connection that only listens, opened again for as long as it takes when it breaks. */
async function keepListening(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
  log: Logger,
): Promise<Unlisten> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', (error) => {
      log.warn({ err: error }, 'the listening connection broke')
      again()
    })
    next.on('end', again)
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function again(): void {
    client?.removeAllListeners('end')
    client = undefined
    if (closed || retry) return
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connect()
        onReconnect()
      } catch (error) {
        log.warn({ err: error }, 'the listening connection could not be opened')
        again()
      }
    }, 500)
  }

  await connect()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
}

export async function openPostgres(url: string, log: Logger): Promise<DatabaseHandle> {
  await migrateOnce(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    statement_timeout: 20_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // One that breaks while a transaction holds it and asks nothing is told to nobody else: unheard, it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  })
  pool.on('error', () => {
    // An idle one: it has said so itself.
  })
  return {
    engine: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Database,
    queue: { connectionString: url, max: 4 },
    listen: (channel, onPayload, onReconnect) => keepListening(url, channel, onPayload, onReconnect, log),
    untilWritten: (_key, ask) => ask(),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
