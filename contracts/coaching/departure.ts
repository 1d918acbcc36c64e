import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { contact } from '../support/support.ts'

const mostProposals = 500

export const departure = z
  .object({
    coach: contact,
    version: version.meta({ description: 'Of the coach’s account' }),
    discussions: z.array(
      z.object({
        discussion: uuid,
        contact,
        date: isoDateTime,
        proposed: contact.nullable().meta({ description: 'The colleague about whom the member is asked now' }),
        suggested: uuid.nullable().meta({
          description: 'The least busy colleague below capacity; null if one is proposed already, or all are full',
        }),
      }),
    ),
    colleagues: z.array(z.object({ uid: uuid, name: z.string(), openDiscussions: count })),
  })
  .meta({ id: 'CoachDeparture' })
export type Departure = z.output<typeof departure>

export const getDeparture = defineCall({
  id: 'getDeparture',
  method: 'GET',
  path: '/staff/coaches/:uid/departure',
  summary: 'Open discussions of a coach who leaves, and colleagues who could go on with them',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(departure),
})

export const startDeparture = defineCall({
  id: 'startDeparture',
  method: 'POST',
  path: '/staff/coaches/:uid/departure',
  summary: 'Propose a colleague for each open discussion; the members are asked by mail, then the coach can be removed',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  body: z.strictObject({
    proposals: z.array(z.strictObject({ discussion: uuid, coach: uuid })).max(mostProposals),
    version,
  }),
  status: 202,
})
