import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { listCoveredCoaches } from './queries-covers.ts'

/** A viewer, and the coaches whom they cover at this moment. */
export interface CoveringViewer extends Viewer {
  covered: ReadonlySet<string>
}

/**
 * Adds the coaches whom the viewer covers. Call it for each request, because covers begin and end by date alone.
 * Without it a viewer covers nobody.
 */
export async function withCoveredCoaches(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
): Promise<CoveringViewer> {
  if (!viewer.acl.coach) return { ...viewer, covered: new Set() }
  return { ...viewer, covered: new Set(await listCoveredCoaches(db, viewer.uid, clock.now())) }
}
