import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'

const mebibyte = 1024 * 1024
const mebibytes = (bytes: number) => `${Math.ceil(bytes / mebibyte)} MiB`

/**
 * Files to stat at once. One by one, each would wait for a busy server's event loop: minutes for thousands of files.
 */
const atOnce = 500

/** Size of all files in a folder; 0 if it does not exist. Skips files that are removed meanwhile. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreAbsent([]))
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  let bytes = 0
  for (let first = 0; first < files.length; first += atOnce) {
    const sizes = await Promise.all(files.slice(first, first + atOnce).map(sizeOfFile))
    bytes += sizes.reduce((sum, size) => sum + size, 0)
  }
  return bytes
}

const sizeOfFile = (file: string): Promise<number> => stat(file).then(({ size }) => size, ignoreAbsent(0))

const ignoreAbsent =
  <Value>(instead: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return instead
    throw error
  }

/** @throws ConfigError with a one-line message if the folder's disk has less free space */
export async function requireFreeSpace(folder: string, bytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new ConfigError(`${what} needs ${mebibytes(bytes)} in ${folder}, where ${mebibytes(free)} are free`)
}
