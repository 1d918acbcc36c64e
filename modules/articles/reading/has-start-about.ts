import type { Database } from '../../../platform/database/index.ts'
import { hasStartText } from '../writing/default-pages.ts'
import { findPages } from './queries-catalogue.ts'

/** Tells whether visitors still read the page « À propos » of a new site. */
export const hasStartAbout = async (db: Database): Promise<boolean> =>
  (await findPages(db, ['about'])).some(hasStartText)
