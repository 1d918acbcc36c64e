import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/index.ts'
import { deletePartialFiles } from './delete-partial-files.ts'
import { isStorageKey, requireStorageKey } from './keys.ts'
import { listFiles } from './list-files.ts'
import { privateFile, privateFolder } from './make-private.ts'
import type { Storage } from './storage.ts'

export type { Storage } from './storage.ts'

export function createFileStorage(root: string): Storage {
  function locate(key: string): string {
    requireStorageKey(key)
    return path.join(root, key)
  }

  /** Writes a temporary file and renames it: a reader never sees half a file. */
  async function place(key: string, write: (beside: string) => Promise<void>): Promise<void> {
    const file = locate(key)
    await mkdir(path.dirname(file), { recursive: true, mode: privateFolder })
    const beside = `${file}.${process.pid}.part`
    try {
      await write(beside)
      await rename(beside, file)
    } catch (error) {
      await rm(beside, { force: true })
      throw error
    }
  }

  return {
    put: (key, bytes) => place(key, (beside) => writeFile(beside, bytes, { mode: privateFile })),
    putFile: (key, from) => place(key, (beside) => copyFile(from, beside)),
    list: (folder) => listFiles(root, folder),
    async get(key) {
      if (!isStorageKey(key)) return undefined
      const file = locate(key)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: createReadStream(file), size: found.size }
    },
    async remove(key) {
      await rm(locate(key), { force: true })
    },
  }
}

/** The store that MEDIA_URL names, or a folder of DATA_DIR. */
export async function openStorage({ mediaStore, dataDir }: Pick<Config, 'mediaStore' | 'dataDir'>): Promise<Storage> {
  if (!mediaStore) {
    const root = path.join(dataDir, 'media')
    await deletePartialFiles(root)
    return createFileStorage(root)
  }
  // Imported on demand: the S3 client is large, and few installations need it.
  const { createS3Storage } = await import('./s3.ts')
  return createS3Storage(mediaStore)
}
