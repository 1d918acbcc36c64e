import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { normalizePath } from './paths.ts'
import { findTarget } from './queries-redirects.ts'

/** @throws 404 if the address has no redirect */
export async function findRedirect(db: Database, path: string): Promise<{ target: string }> {
  const target = await findTarget(db, normalizePath(path))
  if (target === undefined) throw notFound()
  return { target }
}
