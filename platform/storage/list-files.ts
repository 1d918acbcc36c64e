import { existsSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Yields the keys of all files in a folder, except those that are being written.
 * @param below a subfolder of `root`
 */
export async function* listFiles(root: string, below = ''): AsyncGenerator<string> {
  const folder = path.join(root, below)
  if (!existsSync(folder)) return
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    yield path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
  }
}
