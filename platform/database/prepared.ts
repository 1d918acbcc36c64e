import path from 'node:path'
import { projectRoot } from '../config/project-root.ts'

/** Where the build leaves an empty, already initialised PGlite folder; absent in development. */
export function preparedDatabase(): string {
  return path.join(projectRoot(), 'build', 'database')
}
