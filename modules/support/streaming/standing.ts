import type { OpenStream } from './open-stream.ts'

/** Ends the streams of those who may no longer follow. Asked about once for each credential. */
export async function endOutdated(streams: Iterable<OpenStream>): Promise<void> {
  const known = new Map<string, boolean>()
  for (const stream of [...streams]) {
    if (stream.ended) continue
    const isStillIn = known.get(stream.credential) ?? (await stream.isStillIn())
    known.set(stream.credential, isStillIn)
    if (!isStillIn) stream.end()
  }
}
