import path from 'node:path'
import { projectRoot } from '../../config/project-root.ts'

/** Path of the build's empty, initialised PGlite folder; absent in development. */
export function preparedDatabase(): string {
  return path.join(projectRoot(), 'build', 'database')
}
