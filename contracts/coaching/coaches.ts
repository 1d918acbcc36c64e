import { z } from 'zod'
import { defineCall } from '../call.ts'
import { text } from '../forms.ts'
import { payload } from '../paging.ts'
import { answerBy, contact } from '../support/support.ts'
import { credentials } from './coach-credentials.ts'

export const listCoaches = defineCall({
  id: 'listCoaches',
  method: 'GET',
  path: '/support/coaching/coaches',
  summary: 'The coaches one may choose from',
  access: 'vip',
  status: 200,
  answer: payload(z.array(contact.extend({ answerBy, credentials }).meta({ id: 'Coach' }))),
})

export const listCoachCredentials = defineCall({
  id: 'listCoachCredentials',
  method: 'GET',
  path: '/coaches/credentials',
  summary: 'What was checked of the coach of that name; empty where it is nobody’s',
  access: 'public',
  query: z.strictObject({ name: text(1, 200) }),
  status: 200,
  answer: payload(credentials),
})
