import { z } from 'zod'
import { colleague } from '../administration/staff-system.ts'
import { defineCall } from '../call.ts'
import { uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { ownSession } from './session.ts'

export const colleagueSession = ownSession
  .extend({
    secondFactor: z.boolean().meta({ description: 'It was proved: the session has the rights of the user’s roles' }),
  })
  .meta({ id: 'ColleagueSession' })
export type ColleagueSession = z.output<typeof colleagueSession>

export const listColleagueSessions = defineCall({
  id: 'listColleagueSessions',
  method: 'GET',
  path: '/staff/staff/:uid/sessions',
  summary: 'A colleague’s open sessions, the last used first, at most 100',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(z.array(colleagueSession)),
})

export const closeColleagueSession = staff.actionCall(
  'closeColleagueSession',
  'staff/:uid/close-session',
  z.strictObject({ sid: uuid }),
  colleague,
)

/** For the caller's own sessions: closes all but the current one. */
export const closeColleagueSessions = staff.actionCall(
  'closeColleagueSessions',
  'staff/:uid/close-sessions',
  staff.optionalReasonBody,
  colleague,
)

/** Removes a colleague's lost second factor: their sessions end, and they set up another one after signing in. */
export const resetSecondFactor = staff.actionCall(
  'resetSecondFactor',
  'staff/:uid/reset-second-factor',
  staff.reasonBody,
  colleague,
)
