import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { CoachCredential } from '../../../contracts/coaching/coach-credentials.ts'
import { listCoaches } from '../../../contracts/coaching/coaches.ts'
import type { Site } from '../../context.ts'
import { answerTime } from '../../conversation/answer-by.ts'
import { coachFaces } from './coaches.ts'

export interface CoachChoice {
  uid: string
  name: string
  image: Image | null
  role: string
  /** when the coach would answer */
  when: string | null
  credentials: readonly CoachCredential[]
}

/** The coaches who may be chosen; null: they could not be loaded. */
export async function coachChoices(site: Site): Promise<CoachChoice[] | null> {
  const { api, reportError } = site
  try {
    const [{ payload }, faces] = await Promise.all([api.call(listCoaches), coachFaces(site)])
    const now = new Date().toISOString()
    return payload.map(({ uid, name, answerBy, credentials }) => ({
      uid,
      name,
      credentials,
      image: null,
      role: '',
      ...faces.get(name),
      when: answerTime(answerBy, now),
    }))
  } catch (error) {
    reportError(error)
    return null
  }
}
