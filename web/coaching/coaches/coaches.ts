import type { Image } from '../../../contracts/articles/content-entities.ts'
import { listCoachFaces } from '../../../contracts/coaching/coach-profiles.ts'
import type { Site } from '../../context.ts'
import { recoverFromAnyError } from '../../session/recover.ts'

/** Presentation of a coach, from their sheet. */
export interface CoachFace {
  image: Image | null
  role: string
}

/** Portrait and title of each coach, by the uid that the coach has in discussions. */
export type Faces = ReadonlyMap<string, CoachFace>

async function loadFaces({ api }: Pick<Site, 'api'>): Promise<Faces> {
  const { payload } = await api.call(listCoachFaces)
  return new Map(payload.map(({ uid, portrait, title }) => [uid, { image: portrait, role: title }]))
}

/** Faces of all coaches. If loading fails, initials are shown. */
export const loadCoachFaces = (site: Pick<Site, 'api' | 'remember' | 'reportError'>): Promise<Faces> =>
  recoverFromAnyError(site, () => site.remember('coach-faces', () => loadFaces(site)), new Map())
