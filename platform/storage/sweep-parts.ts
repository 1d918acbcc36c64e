import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file of which another process writes the parts is younger. */
const oldMilliseconds = 10 * 60_000

/** Removes what an upload left that a kill ended, or a full disk: half a file, or an empty one. */
export async function sweepParts(root: string, now = Date.now()): Promise<void> {
  if (!existsSync(root)) return
  const names = await readdir(root, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const file = path.join(root, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs >= oldMilliseconds) await rm(file, { force: true })
  }
}
