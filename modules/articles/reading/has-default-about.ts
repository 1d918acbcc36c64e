import type { Database } from '../../../platform/database/index.ts'
import { hasDefaultText } from '../writing/default-pages.ts'
import { findPages } from './queries-catalogue.ts'

/** Tells whether visitors still see the initial text of the page « À propos ». */
export const hasDefaultAbout = async (db: Database): Promise<boolean> =>
  (await findPages(db, ['about'])).some(hasDefaultText)
