import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid } from '../forms.ts'
import { payload } from '../paging.ts'

/** Choices that hide a member's use of the site from others who see mails or bank statements. */
export const discretion = z
  .strictObject({
    neutralMails: z.boolean().meta({ description: 'Sender and subject of mails name neither the site nor the matter' }),
    neutralStatements: z.boolean().meta({ description: 'Future charges have a neutral label on the bank statement' }),
  })
  .meta({ id: 'Discretion' })
export type Discretion = z.output<typeof discretion>

export const getDiscretion = defineCall({
  id: 'getDiscretion',
  method: 'GET',
  path: '/users/:uid/discretion',
  summary: 'What mails and bank statements say',
  access: 'session',
  params: byUuid,
  answer: payload(discretion),
})

export const saveDiscretion = defineCall({
  id: 'saveDiscretion',
  method: 'PUT',
  path: '/users/:uid/discretion',
  summary: 'Choose what mails and bank statements say',
  access: 'session',
  params: byUuid,
  body: discretion,
  answer: payload(discretion),
})
