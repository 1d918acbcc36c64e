import { existsSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'

/** @param below a folder of it; the keys of all files there, without those that are being written. */
export async function* listFiles(root: string, below = ''): AsyncGenerator<string> {
  const folder = path.join(root, below)
  if (!existsSync(folder)) return
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    yield path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
  }
}
