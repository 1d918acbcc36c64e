import type { OpenStream } from './open-stream.ts'

/** Ends the streams of readers who lost access. Checks each credential once. */
export async function endUnauthorizedStreams(streams: Iterable<OpenStream>): Promise<void> {
  const known = new Map<string, boolean>()
  for (const stream of [...streams]) {
    if (stream.ended) continue
    const isStillIn = known.get(stream.credential) ?? (await stream.isStillIn())
    known.set(stream.credential, isStillIn)
    if (!isStillIn) stream.end()
  }
}
