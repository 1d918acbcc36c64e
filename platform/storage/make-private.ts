import { existsSync, lstatSync, type Stats } from 'node:fs'
import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from '../log/index.ts'

export const privateFolder = 0o700
export const privateFile = 0o600

/** Files checked before the event loop gets a turn. */
const batch = 512

interface Outcome {
  mended: number
  /** entries of another user, who alone can change their modes */
  refused: number
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function wantedMode(found: Stats): number | undefined {
  if (found.isDirectory()) return privateFolder
  return found.isFile() ? privateFile : undefined
}

async function mendMode(file: string, found: Stats, outcome: Outcome): Promise<void> {
  const wanted = wantedMode(found)
  if (wanted === undefined || (found.mode & 0o777) === wanted) return
  try {
    await chmod(file, wanted)
    outcome.mended += 1
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'EROFS') throw error
    outcome.refused += 1
  }
}

/** Skips symbolic links, because their target may not belong to this site. */
async function mendEntry(file: string, outcome: Outcome): Promise<void> {
  let found: Stats
  try {
    // Synchronous: a database has 1,300 files, and a promise for each is 150 ms of each start.
    found = lstatSync(file)
  } catch (error) {
    // Another process removed it meanwhile.
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  await mendMode(file, found, outcome)
  if (found.isDirectory()) await mendBelow(file, outcome)
}

async function mendBelow(folder: string, outcome: Outcome): Promise<void> {
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    // Owned by another user and closed to us, such as `lost+found` of a disk.
    if (codeOf(error) !== 'EACCES') throw error
    outcome.refused += 1
    return
  }
  for (let from = 0; from < names.length; from += batch) {
    const some = names.slice(from, from + batch)
    await Promise.all(some.map((name) => mendEntry(path.join(folder, name), outcome)))
    if (names.length > batch) await setImmediate()
  }
}

/** Makes a folder and all below it private to its owner. The folder comes first: no other user can then enter it. */
export async function makePrivate(folder: string): Promise<Outcome> {
  const outcome: Outcome = { mended: 0, refused: 0 }
  await mendMode(folder, await stat(folder), outcome)
  await mendBelow(folder, outcome)
  return outcome
}

/** Logs what was corrected, so that an operator can check who could read it until then. */
export async function makeDataPrivate(dataDir: string, log: Logger): Promise<void> {
  if (!existsSync(dataDir)) return
  const { mended, refused } = await makePrivate(dataDir)
  if (mended > 0) log.warn({ dataDir, mended }, 'files of DATA_DIR were open to other users: they are now private')
  if (refused > 0) {
    log.warn({ dataDir, refused }, 'files of DATA_DIR belong to another user: they could not be made private')
  }
}
