import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { CoachCredential } from '../../../contracts/coaching/coach-credentials.ts'
import { listCoaches } from '../../../contracts/coaching/coaches.ts'
import type { Site } from '../../context.ts'
import { recoverFromAnyError } from '../../session/recover.ts'

export interface CoachChoice {
  uid: string
  /** uid of the public page */
  profile: string | null
  name: string
  image: Image | null
  role: string
  /** deadline of the coach's answer; null: no time is promised */
  answerBy: string | null
  /** the server's clock, relative to which `answerBy` is worded: « demain midi » */
  now: string
  credentials: readonly CoachCredential[]
}

/** The coaches who may be chosen; null: they could not be loaded. */
export function loadCoachChoices(site: Site): Promise<CoachChoice[] | null> {
  const load = async () => {
    const { payload } = await site.api.call(listCoaches)
    const now = new Date().toISOString()
    return payload.map(({ portrait, title, answerBy = null, ...coach }) => ({
      ...coach,
      image: portrait,
      role: title,
      answerBy,
      now,
    }))
  }
  return recoverFromAnyError(site, load, null)
}
