import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Cache } from '../cache/index.ts'
import type { Database, DatabaseHandle } from '../database/index.ts'
import { afterCommit } from '../database/transaction-context.ts'
import type { Logger } from '../log/index.ts'

/** Names what changed, and never contains the content. PostgreSQL accepts at most 8,000 bytes. */
export type EventData = Record<string, string | number | boolean | null>

export interface Events {
  /** Notifies every process once the caller's transaction commits. If it does not commit, none is notified. */
  publish(db: Database, topic: string, data: EventData): Promise<void>
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: (data: EventData) => void): () => void
  /** Same as `subscribe`, but the publishing process is notified at its commit, before the caller continues. */
  onChange(topic: string, listener: () => void): void
  /** Called after notifications may have been missed: followers of a sequence read on from their last number. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

const channel = 'eclore_events'
/** Maximum number of changes that were announced at their commit and whose notification has not arrived yet. */
const maxAnnounced = 1000

interface Event {
  id: string
  topic: string
  data: EventData
}

type Listeners = Map<string, Set<(data: EventData) => void>>

function dispatch(listeners: Listeners, { topic, data }: Omit<Event, 'id'>, log: Logger): void {
  for (const listener of listeners.get(topic) ?? []) {
    try {
      listener(data)
    } catch (error) {
      log.error({ err: error, topic }, 'an event listener failed')
    }
  }
}

function add(listeners: Listeners, topic: string, listener: (data: EventData) => void): Set<(data: EventData) => void> {
  return listeners.getOrInsertComputed(topic, () => new Set()).add(listener)
}

export async function openEvents(database: DatabaseHandle, log: Logger): Promise<Events> {
  const listeners: Listeners = new Map()
  const changeListeners: Listeners = new Map()
  const announced = new Cache<true>({ entries: maxAnnounced, bytes: maxAnnounced * 40, sizeOf: () => 1 })
  const gapListeners = new Set<() => void>()
  const unlisten = await database.listen(
    channel,
    (payload) => {
      const event = JSON.parse(payload) as Event
      if (!announced.get(event.id)) dispatch(changeListeners, event, log)
      dispatch(listeners, event, log)
    },
    () => {
      for (const listener of gapListeners) listener()
    },
  )
  return {
    async publish(db, topic, data) {
      const id = randomUUID()
      await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ id, topic, data })})`)
      afterCommit(() => {
        announced.set(id, true)
        dispatch(changeListeners, { topic, data }, log)
      })
    },
    subscribe(topic, listener) {
      const set = add(listeners, topic, listener)
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    onChange: (topic, listener) => void add(changeListeners, topic, listener),
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    close: unlisten,
  }
}
