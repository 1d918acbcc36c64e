import type { ConstructorOptions } from 'pg-boss'
import type { Database } from './types.ts'

export type Unlisten = () => Promise<void>

/** Channel that database triggers send notifications to: 0043_reader_changed.sql. */
export const watchedChannel = 'eclore_readers'

export interface Watcher {
  onPayload(payload: string): void
  /** from now on notifications may be missed, until `onRegained` */
  onLost(): void
  onRegained(): void
}

export interface DatabaseHandle {
  readonly engine: 'pglite' | 'postgres'
  readonly db: Database
  /** options for the job queue on the same database */
  readonly queue: ConstructorOptions
  /** @param onReconnect called when notifications may have been missed */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Unlisten>
  /**
   * Listens to the channel of the database triggers, for caches. A process is notified of its own commits before the caller
   * continues. The watcher is told when a connection may have missed notifications.
   */
  watch(watcher: Watcher): Promise<Unlisten>
  /** connections to PostgreSQL: open, idle, and requests that wait for one */
  pool?(): { open: number; idle: number; waiting: number }
  /** Copies the files of the embedded database as they are at one moment; statements wait meanwhile. */
  copyTo?(folder: string): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}
