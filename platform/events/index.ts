import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '../database/index.ts'
import type { Logger } from '../log/index.ts'

/** Names only: what changed, never what it says. PostgreSQL carries at most 8,000 bytes. */
export type EventData = Record<string, string | number | boolean | null>

export interface Events {
  /** Reaches every process once the caller's transaction commits, and none if it does not. */
  publish(db: Database, topic: string, data: EventData): Promise<void>
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: (data: EventData) => void): () => void
  /** Called after notifications may have been missed: followers of a sequence read on from their last number. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

const channel = 'eclore_events'

function dispatch(listeners: Map<string, Set<(data: EventData) => void>>, payload: string, log: Logger): void {
  const { topic, data } = JSON.parse(payload) as { topic: string; data: EventData }
  for (const listener of listeners.get(topic) ?? []) {
    try {
      listener(data)
    } catch (error) {
      log.error({ err: error, topic }, 'an event listener failed')
    }
  }
}

export async function openEvents(database: DatabaseHandle, log: Logger): Promise<Events> {
  const listeners = new Map<string, Set<(data: EventData) => void>>()
  const gapListeners = new Set<() => void>()
  const unlisten = await database.listen(
    channel,
    (payload) => dispatch(listeners, payload, log),
    () => {
      for (const listener of gapListeners) listener()
    },
  )
  return {
    async publish(db, topic, data) {
      await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ topic, data })})`)
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    close: unlisten,
  }
}
