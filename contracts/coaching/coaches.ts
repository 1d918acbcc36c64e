import { z } from 'zod'
import { defineCall } from '../call.ts'
import { payload } from '../paging.ts'
import { answerBy, contact } from '../support/support.ts'
import { coachCredentials } from './coach-credentials.ts'
import { coachFace } from './coach-profiles.ts'

export const listCoaches = defineCall({
  id: 'listCoaches',
  method: 'GET',
  path: '/support/coaching/coaches',
  summary: 'The coaches one may choose from',
  access: 'vip',
  answer: payload(
    z.array(contact.extend({ ...coachFace.shape, answerBy, credentials: coachCredentials }).meta({ id: 'Coach' })),
  ),
})
