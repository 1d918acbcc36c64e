import { z } from 'zod'
import { timeOfDay } from '../administration/site-settings.ts'
import { defineCall } from '../call.ts'
import { byUuid, rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'

/** Notices that staff receive in addition to those for members. */
export const staffNoticeKinds = ['submission', 'return', 'mention'] as const
export const mailNoticeKinds = ['message', 'reminder', 'letter', ...staffNoticeKinds] as const
export const pushNoticeKinds = ['message', 'reminder', ...staffNoticeKinds] as const
export type MailNotice = (typeof mailNoticeKinds)[number]
export type PushNotice = (typeof pushNoticeKinds)[number]

const ofStaff = { submission: z.boolean().optional(), return: z.boolean().optional(), mention: z.boolean().optional() }

/** Hours without pushes, in the person's time zone (`time-zone.ts`). They last past midnight if `from` is later than `to`. */
const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .check(rule(({ from, to }) => (from === to ? messages.invalid : undefined)))

/** Notices that a person wants, by mail and by push. Mails that the law or a contract requires are always sent. */
export const notificationChoices = z
  .strictObject({
    mail: z
      .strictObject({ message: z.boolean(), reminder: z.boolean(), letter: z.boolean(), ...ofStaff })
      .meta({ description: '`submission`, `return` and `mention`: staff only' }),
    push: z.strictObject({ message: z.boolean(), reminder: z.boolean(), ...ofStaff }),
    quietHours: quietHours.nullable(),
  })
  .meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.output<typeof notificationChoices>

export const getNotifications = defineCall({
  id: 'getNotifications',
  method: 'GET',
  path: '/users/:uid/notifications',
  summary: 'What one is told by mail and by push',
  access: 'session',
  params: byUuid,
  answer: payload(notificationChoices),
})

export const saveNotifications = defineCall({
  id: 'saveNotifications',
  method: 'PUT',
  path: '/users/:uid/notifications',
  summary: 'Choose what one is told by mail and by push',
  access: 'session',
  params: byUuid,
  body: notificationChoices,
  answer: payload(notificationChoices),
})
