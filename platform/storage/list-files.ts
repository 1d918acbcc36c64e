import { existsSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'

/** The keys of all files of a folder, without those that are being written. */
export async function* listFiles(root: string): AsyncGenerator<string> {
  if (!existsSync(root)) return
  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    yield path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
  }
}
