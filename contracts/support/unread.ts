import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count } from '../forms.ts'
import { payload } from '../paging.ts'
import { supportType } from './support-type.ts'

export const countUnread = defineCall({
  id: 'countUnread',
  method: 'GET',
  path: '/support/:type/unread',
  summary: 'How many messages in one’s tickets are not yet seen',
  access: 'contact',
  params: z.object({ type: supportType }),
  answer: payload(z.object({ count }).meta({ id: 'UnreadCount' })),
})
