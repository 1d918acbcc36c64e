import { listAuthors } from '../../../contracts/articles/content.ts'
import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { Site } from '../../context.ts'

/** Presentation of a coach, from the magazine's author of the same name. */
export interface CoachFace {
  image: Image | null
  role: string
}

type Faces = ReadonlyMap<string, CoachFace>

async function loadFaces({ api }: Pick<Site, 'api'>): Promise<Faces> {
  const { payload } = await api.call(listAuthors, { query: { length: 100 } })
  return new Map(payload.map(({ name, image, role }) => [name, { image, role }]))
}

/** By name. Without an answer, initials do. */
export async function coachFaces(site: Pick<Site, 'api' | 'remember' | 'reportError'>): Promise<Faces> {
  try {
    return await site.remember('coach-faces', () => loadFaces(site))
  } catch (error) {
    site.reportError(error)
    return new Map()
  }
}
