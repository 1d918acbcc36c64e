import type { Image } from '../../../contracts/articles/content-entities.ts'
import { listCoachFaces } from '../../../contracts/coaching/coach-profiles.ts'
import type { Site } from '../../context.ts'

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
export async function loadCoachFaces(site: Pick<Site, 'api' | 'remember' | 'reportError'>): Promise<Faces> {
  try {
    return await site.remember('coach-faces', () => loadFaces(site))
  } catch (error) {
    site.reportError(error)
    return new Map()
  }
}
