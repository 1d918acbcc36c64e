import type { FastifyInstance } from 'fastify'
import { getPublicCoach, listCoachFaces, listPublicCoaches } from '../../contracts/coaching/coach-profiles.ts'
import { listCoaches } from '../../contracts/coaching/coaches.ts'
import { listCoachingThemes } from '../../contracts/coaching/coaching-themes.ts'
import { readOfferedArticle } from '../../contracts/coaching/offered-articles.ts'
import * as calls from '../../contracts/support/support.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { wholeList } from '../../platform/paging/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { hasConsent } from '../accounts/index.ts'
import { findOwnTicket, findTicketOfPage, openOfferedArticle } from '../support/index.ts'
import { coachingChannel, requireKnownMember, requireMember } from './coaching-channel.ts'
import { listDiscussionReadings } from './list-readings.ts'
import { listOfferedCoaches } from './profiles/list-offered-coaches.ts'
import * as readCoaches from './profiles/read-coaches.ts'
import { staff } from './staff/index.ts'
import { routePortrait } from './staff/profiles/routes-portrait.ts'
import { ensureThemes } from './themes/ensure-themes.ts'
import { listPublicThemes } from './themes/list-public-themes.ts'
import { registerTransfers } from './transfers/routes-transfers.ts'

export async function registerCoaching(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  await ensureThemes(platform, platform.db)
  registerTransfers(app, platform, mount)
  mountStaff(app, platform, mount, staff)
  await routePortrait(app, platform, mount)
  mount(app, listCoaches, async ({ db }) => ({ payload: await listOfferedCoaches(platform, db) }))
  mount(app, listCoachingThemes, async ({ db }) => wholeList(await listPublicThemes(db)))
  mount(app, listPublicCoaches, async ({ db }) => wholeList(await readCoaches.listPublicCoaches(platform, db)))
  mount(app, getPublicCoach, async ({ params: { uid }, query: { preview }, db }) => ({
    payload: await readCoaches.getPublicCoach(platform, db, uid, preview),
  }))
  mount(app, listCoachFaces, async ({ db }) => ({ payload: await readCoaches.listCoachFaces(db) }))
  mount(app, readOfferedArticle, async ({ request, params: { uid, article }, db }) => {
    const person = await requireMember(db, request)
    const ticket = await findOwnTicket(db, coachingChannel, person, uid)
    // Without the member's consent staff may see neither the discussion nor which offered articles the member opened.
    const recorded = await hasConsent(db, person.ownerUid, 'coaching')
    return { payload: await openOfferedArticle(platform, db, { ticket, uid: article, recorded }) }
  })
  mount(app, calls.listDiscussionReadings, async ({ request, params: { uid }, query, db }) => {
    const person = await requireKnownMember(platform, db, request)
    await findTicketOfPage(db, request, { channel: coachingChannel, person }, uid)
    return listDiscussionReadings(platform, db, uid, query)
  })
}
