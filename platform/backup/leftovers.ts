import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Age in milliseconds at which an unfinished file is deleted: the process that wrote it was killed. */
const oldest = 86_400_000

/** Names of unfinished backups, and of the copies in DATA_DIR of those in a store. */
const pattern = /\.tar\.age(\.\d+)?\.part$|^\.eclore-.+Z\.tar\.age/

/** Deletes what killed backups left in a folder: it holds personal data, which no backup may keep for long. */
export async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name)
    if (pattern.test(name) && now - (await stat(left)).mtimeMs > oldest) await rm(left, { force: true })
  }
}
