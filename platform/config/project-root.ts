import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder that holds migrations/, found from the sources and from the built server alike. */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('the folder migrations/ was not found')
    folder = parent
  }
  return folder
}
