import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'

const mebibyte = 1024 * 1024
const mebibytes = (bytes: number) => `${Math.ceil(bytes / mebibyte)} MiB`

/** Of all files below; 0 where there is no such folder. Files that are removed meanwhile do not count. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreAbsent([]))
  let bytes = 0
  for (const entry of entries) {
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(({ size }) => size, ignoreAbsent(0))
  }
  return bytes
}

const ignoreAbsent =
  <Value>(instead: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return instead
    throw error
  }

/** @throws ConfigError, one line, where a folder's disk has less */
export async function requireFreeSpace(folder: string, bytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new ConfigError(`${what} needs ${mebibytes(bytes)} in ${folder}, where ${mebibytes(free)} are free`)
}
