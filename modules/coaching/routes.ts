import type { FastifyInstance } from 'fastify'
import { listCoachCredentials, listCoaches } from '../../contracts/coaching/coaches.ts'
import { listCoachingThemes } from '../../contracts/coaching/coaching-themes.ts'
import { readOfferedArticle } from '../../contracts/coaching/offered-articles.ts'
import * as calls from '../../contracts/support/support.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { displayName, hasConsent, listStaff, type User } from '../accounts/index.ts'
import { findOwnTicket, findTicketOfPage, firstAnswers, openOffered } from '../support/index.ts'
import { coachingChannel, requireKnownMember, requireMember } from './coaching-channel.ts'
import { shownCredentials } from './credentials/shown.ts'
import { listDiscussionReadings } from './list-readings.ts'
import { staff } from './staff/index.ts'
import { ensureThemes } from './themes/ensure-themes.ts'
import { listPublicThemes } from './themes/list-public-themes.ts'
import { registerTransfers } from './transfers/routes-transfers.ts'

export async function registerCoaching(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  await ensureThemes(platform, platform.db)
  registerTransfers(app, platform, mount)
  mountStaff(app, platform, mount, staff)
  mount(app, listCoaches, async ({ db }) => {
    const coaches = await listStaff(db, 'coach')
    const answerBy = await firstAnswers(platform, db, coaches)
    const uids = coaches.map(({ uid }) => uid)
    const credentialsOf = await shownCredentials(db, uids, platform.clock.now())
    const present = (coach: User) => ({
      uid: coach.uid,
      name: displayName(coach),
      answerBy: answerBy.get(coach.uid),
      credentials: credentialsOf(coach.uid),
    })
    return { payload: coaches.map(present) }
  })
  mount(app, listCoachingThemes, async ({ db }) => ({ payload: await listPublicThemes(db) }))
  mount(app, listCoachCredentials, async ({ query: { name }, db }) => {
    const uids = (await listStaff(db, 'coach')).filter((coach) => displayName(coach) === name).map(({ uid }) => uid)
    const credentialsOf = await shownCredentials(db, uids, platform.clock.now())
    return { payload: uids.flatMap(credentialsOf) }
  })
  mount(app, readOfferedArticle, async ({ request, params: { uid, article }, db }) => {
    const person = await requireMember(db, request)
    const ticket = await findOwnTicket(db, coachingChannel, person, uid)
    // Without the member's consent staff read neither the discussion nor the member's readings.
    const recorded = await hasConsent(db, person.ownerUid, 'coaching')
    return { payload: await openOffered(platform, db, { ticket, uid: article, recorded }) }
  })
  mount(app, calls.listDiscussionReadings, async ({ request, params: { uid }, query, db }) => {
    const person = await requireKnownMember(platform, db, request)
    await findTicketOfPage(db, request, { channel: coachingChannel, person }, uid)
    return listDiscussionReadings(platform, db, uid, query)
  })
}
