import { buffer } from 'node:stream/consumers'
import type { OpenedPlatform } from '../../../platform/index.ts'

const folder = 'identity'

interface Drawing {
  file: string
  type: string
  /** version of the identity */
  version: string
}

/**
 * A drawing from the object store, or drawn and stored there in the place of former versions: a process that serves icons then need not load the
 * picture library.
 */
export async function keepDrawing(
  { storage, log }: Pick<OpenedPlatform, 'storage' | 'log'>,
  { file, type, version }: Drawing,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const current = `${folder}/${version}/`
  const stored = await storage.get(current + file)
  if (stored) return buffer(stored.stream)
  const bytes = await draw()
  try {
    await storage.put(current + file, bytes, type)
    for await (const key of storage.list(folder)) if (!key.startsWith(current)) await storage.remove(key)
  } catch (error) {
    // It can be drawn again: a full disk hides no icon.
    log.warn({ err: error, file }, 'a drawn picture cannot be stored')
  }
  return bytes
}
