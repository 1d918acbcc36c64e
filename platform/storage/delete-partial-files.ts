import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Age from which a partial file is abandoned: no process can still be writing it. */
const oldMilliseconds = 10 * 60_000

/** Removes partial files of uploads that were interrupted by a kill or a full disk; they may be empty. */
export async function deletePartialFiles(root: string, now = Date.now()): Promise<void> {
  if (!existsSync(root)) return
  const names = await readdir(root, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const file = path.join(root, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs >= oldMilliseconds) await rm(file, { force: true })
  }
}
