import { existsSync, openAsBlob } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../config/project-root.ts'

/** Where the build leaves an empty, already initialised PGlite data directory: it saves the first start some seconds. */
export function preparedDatabasePath(): string {
  return path.join(projectRoot(), 'build', 'database.tar')
}

/** @returns undefined where nothing was built (development): PGlite then initialises by itself */
export async function preparedDatabase(): Promise<Blob | undefined> {
  const file = preparedDatabasePath()
  return existsSync(file) ? openAsBlob(file) : undefined
}
