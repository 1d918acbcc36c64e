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
 * Loads a drawing from the object store, or draws it, stores it there, and deletes former versions. A process that serves
 * icons then need not load the picture library.
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
    // A full disk must not hide an icon: it can be drawn again.
    log.warn({ err: error, file }, 'a drawn picture cannot be stored')
  }
  return bytes
}
