import { streamChanges } from '../../../platform/metrics/index.ts'
import type { OpenStream } from './open-stream.ts'

/** Maximum number of streams of one person in one process: more than anybody has windows open. */
const mostStreams = 20
/** Delay before the browser of an ended stream reconnects: without it, reconnecting would end the next oldest stream. */
const comeBackMilliseconds = 60_000

export interface StreamLimit {
  /** ends the person's oldest stream when there are too many */
  add(person: string, stream: OpenStream): void
  remove(person: string, stream: OpenStream): void
}

export function createStreamLimit(): StreamLimit {
  const byPerson = new Map<string, Set<OpenStream>>()
  return {
    add(person, stream) {
      const streams = byPerson.get(person) ?? new Set()
      byPerson.set(person, streams.add(stream))
      streamChanges.publish(1)
      const [oldest] = streams
      if (streams.size <= mostStreams || !oldest) return
      oldest.write(`retry: ${comeBackMilliseconds}\n\n`)
      oldest.end()
    },
    remove(person, stream) {
      const streams = byPerson.get(person)
      if (streams?.delete(stream)) streamChanges.publish(-1)
      if (streams?.size === 0) byPerson.delete(person)
    },
  }
}
