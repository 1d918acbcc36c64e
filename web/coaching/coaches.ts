import { listAuthors } from '../../contracts/content.ts'
import type { Image } from '../../contracts/content-entities.ts'
import type { Site } from '../context.ts'

/** How a coach is introduced: she writes in the magazine under the same name. */
export interface CoachFace {
  image: Image | null
  role: string
}

interface NamedFace extends CoachFace {
  name: string
}

async function loadFaces({ api }: Pick<Site, 'api'>): Promise<readonly NamedFace[]> {
  const { payload } = await api.call(listAuthors, { query: { length: 100 } })
  return payload.map(({ name, image, role }) => ({ name, image, role }))
}

/** By name. Without an answer, initials do. */
export async function coachFaces(
  site: Pick<Site, 'api' | 'remember' | 'reportError'>,
): Promise<Map<string, CoachFace>> {
  try {
    const faces = await site.remember('coach-faces', () => loadFaces(site))
    return new Map(faces.map(({ name, ...face }) => [name, face]))
  } catch (error) {
    site.reportError(error)
    return new Map()
  }
}
