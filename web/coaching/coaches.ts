import { listAuthors } from '../../contracts/content.ts'
import type { Image } from '../../contracts/content-entities.ts'
import type { Api } from '../api/index.ts'

/** How a coach is introduced: she writes in the magazine under the same name. */
export interface CoachFace {
  image: Image | null
  role: string
}

/** By name. Without an answer, initials do. */
export async function coachFaces(api: Api, reportError: (error: unknown) => void): Promise<Map<string, CoachFace>> {
  try {
    const { payload } = await api.call(listAuthors, { query: { length: 100 } })
    return new Map(payload.map(({ name, image, role }) => [name, { image, role }]))
  } catch (error) {
    reportError(error)
    return new Map()
  }
}
