import { z } from 'zod'
import { defineCall } from '../call.ts'
import { payload } from '../paging.ts'
import { ownUidParams } from './own-uid-params.ts'

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
  params: ownUidParams,
  status: 200,
  answer: payload(discretion),
})

export const saveDiscretion = defineCall({
  id: 'saveDiscretion',
  method: 'PUT',
  path: '/users/:uid/discretion',
  summary: 'Choose what mails and bank statements say',
  access: 'session',
  params: ownUidParams,
  body: discretion,
  status: 200,
  answer: payload(discretion),
})
