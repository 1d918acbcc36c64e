import type { ConstructorOptions } from 'pg-boss'
import type { Database } from './types.ts'

export type Unlisten = () => Promise<void>

export interface DatabaseHandle {
  readonly engine: 'pglite' | 'postgres'
  readonly db: Database
  /** what the job queue needs to work on the same database */
  readonly queue: ConstructorOptions
  /** @param onReconnect called when notifications may have been missed */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Unlisten>
  /**
   * The answer to a query, cached until something is written; `undefined` is not cached. Where other processes write too it is
   * queried each time. The value is shared: it must not be mutated.
   */
  cacheUntilWrite<Answer extends object | undefined>(key: string, ask: () => Promise<Answer>): Promise<Answer>
  /** connections to PostgreSQL: open, idle, and requests that wait for one */
  pool?(): { open: number; idle: number; waiting: number }
  /** Copies the files of the embedded database as they are at one moment; statements wait meanwhile. */
  copyTo?(folder: string): Promise<void>
  /** resolves when the database answers, rejects when it does not */
  ping(): Promise<void>
  close(): Promise<void>
}
