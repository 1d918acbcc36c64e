import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/support.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { displayName, listStaff } from '../accounts/index.ts'
import { coachingRoom } from './coaching-room.ts'
import { listDiscussionReadings } from './list-readings.ts'

export function registerCoaching(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listCoaches, async ({ db }) => {
    const coaches = await listStaff(db, 'coach')
    return { payload: coaches.map((coach) => ({ uid: coach.uid, name: displayName(coach) })) }
  })
  mount(app, calls.listDiscussionReadings, async ({ request, params, query }) =>
    listDiscussionReadings(platform, await coachingRoom.enter(platform, request), params.uid, query),
  )
}
