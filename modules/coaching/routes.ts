import type { FastifyInstance } from 'fastify'
import { listCoachCredentials, listCoaches } from '../../contracts/coaches.ts'
import * as calls from '../../contracts/support.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { displayName, listStaff, type User } from '../accounts/index.ts'
import { firstAnswers } from '../support/index.ts'
import { requireMember } from './coaching-channel.ts'
import { shownCredentials } from './credentials/shown.ts'
import { listDiscussionReadings } from './list-readings.ts'
import { staff } from './staff/index.ts'
import { registerTransfers } from './transfers/routes-transfers.ts'

export function registerCoaching(app: FastifyInstance, platform: Platform, mount: Mount): void {
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
  mount(app, listCoachCredentials, async ({ query: { name }, db }) => {
    const uids = (await listStaff(db, 'coach')).filter((coach) => displayName(coach) === name).map(({ uid }) => uid)
    const credentialsOf = await shownCredentials(db, uids, platform.clock.now())
    return { payload: uids.flatMap(credentialsOf) }
  })
  mount(app, calls.listDiscussionReadings, async ({ request, params, query, db }) =>
    listDiscussionReadings(platform, db, await requireMember(db, request), params.uid, query),
  )
}
