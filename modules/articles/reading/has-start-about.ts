import type { Database } from '../../../platform/database/index.ts'
import { hasStartText } from '../writing/default-pages.ts'
import { findPages } from './queries-catalogue.ts'

/** Whether visitors still see the initial text of the page « À propos ». */
export const hasStartAbout = async (db: Database): Promise<boolean> =>
  (await findPages(db, ['about'])).some(hasStartText)
