import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'
import { privateFolder } from './make-private.ts'

/** Entries that the server writes into DATA_DIR, and those of an empty disk. */
const own = /^(?:database(?:\.\w+)?|control\.sock|media|keys|[a-z]+-password|lost\+found|\..*)$/
const marks = ['database/PG_VERSION', 'keys/coaching.key']

/** Level by level: Node's recursive mkdir never returns below /proc. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await createFolder(path.dirname(folder))
  await mkdir(folder, { mode: privateFolder }).catch((error: NodeJS.ErrnoException) => {
    // Another process was first.
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * Creates DATA_DIR if it is missing.
 * @throws ConfigError if the folder has foreign files: all of DATA_DIR is made private, which would break `/` or a home folder
 */
export async function claimFolder(dataDir: string): Promise<void> {
  await createFolder(dataDir)
  const names = await readdir(dataDir)
  if (names.every((name) => own.test(name)) || marks.some((mark) => existsSync(path.join(dataDir, mark)))) return
  throw new ConfigError(
    `Cannot use ${dataDir} (DATA_DIR): it holds files that are not the server's. Name an empty folder, or one that is new`,
  )
}
