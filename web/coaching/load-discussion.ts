import { listTransfers } from '../../contracts/coaching/transfers.ts'
import { listDiscussionReadings } from '../../contracts/support/support.ts'
import { splitTitle } from '../../contracts/text/titles.ts'
import type { Site } from '../context.ts'
import { loadConversation } from '../conversation/transport/load-conversation.ts'
import { rethrowAsNotFound } from '../session/not-found.ts'
import { recoverFromAnyError } from '../session/recover.ts'
import { type CoachFace, loadCoachFaces } from './coaches/coaches.ts'
import { loadCoachingThemes, themeOf } from './coaches/themes.ts'
import { loadCurrentConsent } from './consent.ts'

export interface ChatCoach extends CoachFace {
  /** matches the author's uid in messages: two coaches may have the same name */
  uid: string
  name: string
}

const readingsOf = (site: Site, uid: string) =>
  recoverFromAnyError(site, async () => (await site.api.call(listDiscussionReadings, { params: { uid } })).payload, [])

const transfersOf = (site: Site, uid: string) =>
  recoverFromAnyError(site, async () => (await site.api.call(listTransfers, { params: { uid } })).payload, [])

export async function loadDiscussion(site: Site, uid: string, url: URL) {
  const [conversation, faces, themes, consent, readings, transfers] = await Promise.all([
    rethrowAsNotFound(loadConversation(site.api, 'coaching', uid, url)),
    loadCoachFaces(site),
    loadCoachingThemes(site),
    loadCurrentConsent(site),
    readingsOf(site, uid),
    transfersOf(site, uid),
  ])
  const { ticket } = conversation
  const coach: ChatCoach | null = ticket.coach
    ? { ...ticket.coach, image: null, role: '', ...faces.get(ticket.coach.uid) }
    : null
  const { category, title } = splitTitle(ticket.title)
  const theme = themeOf(themes, category)
  return { conversation, coach, consented: consent !== null, readings, transfers, theme, title }
}

export type DiscussionData = Awaited<ReturnType<typeof loadDiscussion>>
