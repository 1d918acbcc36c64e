import path from 'node:path'
import { projectRoot } from '../config/project-root.ts'

export function migrationsFolder(): string {
  return path.join(projectRoot(), 'migrations')
}

/** Any 64-bit number would do; it must stay the same for ever, so that all versions wait for each other. */
export const migrationLock = 7_216_530_441
