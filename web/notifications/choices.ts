import { z } from 'zod'
import { mailNoticeKinds, type NotificationChoices, pushNoticeKinds } from '../../contracts/accounts/notifications.ts'
import type { Role } from '../../contracts/accounts/roles.ts'
import { timeOfDay } from '../../contracts/administration/site-settings.ts'
import { isStaff } from '../session/viewer.ts'

/** Mail notices without the letter, which has its own subscription form. */
const mailBoxes = mailNoticeKinds.filter((kind) => kind !== 'letter').map((kind) => `mail_${kind}` as const)
const pushBoxes = pushNoticeKinds.filter((kind) => kind !== 'reminder').map((kind) => `push_${kind}` as const)
export type Box = (typeof mailBoxes)[number] | (typeof pushBoxes)[number]

/** A box that is not ticked is not sent. */
const box = z.boolean().optional()
const boxes = Object.fromEntries([...mailBoxes, ...pushBoxes].map((name) => [name, box])) as Record<Box, typeof box>

export const notificationsForm = z.object({
  ...boxes,
  quietFrom: timeOfDay.optional(),
  quietTo: timeOfDay.optional(),
})
export type FormChoices = z.output<typeof notificationsForm>

/** Staff roles that each notice can reach. Reminders are mails only. */
const reachedBy: Readonly<Record<Box, readonly Role[]>> = {
  mail_message: ['coach', 'support', 'admin'],
  mail_reminder: ['coach', 'support', 'admin'],
  mail_submission: ['editor', 'admin'],
  mail_return: ['writer'],
  mail_mention: ['coach', 'support', 'writer', 'editor', 'admin'],
  push_message: ['coach', 'support', 'admin'],
  push_submission: ['editor', 'admin'],
  push_return: ['writer'],
  push_mention: ['coach', 'support', 'writer', 'editor', 'admin'],
}

const ofMembers: readonly Box[] = ['mail_message', 'mail_reminder', 'push_message']

/** Boxes of notices that can reach a person with these roles. */
export function boxesFor(place: 'mail' | 'push', roles: readonly Role[]): Box[] {
  const isMember = !isStaff({ roles }) || roles.includes('vip')
  const reaches = (name: Box) =>
    (isMember && ofMembers.includes(name)) || reachedBy[name].some((role) => roles.includes(role))
  return (place === 'mail' ? mailBoxes : pushBoxes).filter(reaches)
}

export function toForm({ mail, push, quietHours }: NotificationChoices): FormChoices {
  return {
    ...(Object.fromEntries(Object.entries(mail).map(([kind, on]) => [`mail_${kind}`, on])) as FormChoices),
    ...Object.fromEntries(Object.entries(push).map(([kind, on]) => [`push_${kind}`, on])),
    quietFrom: quietHours?.from,
    quietTo: quietHours?.to,
  }
}

/** Applies the form; choices without a box stay unchanged. @returns null if the quiet hours are incomplete or empty */
export function fromForm(
  form: FormChoices,
  { mail, push }: NotificationChoices,
  roles: readonly Role[],
): NotificationChoices | null {
  const { quietFrom, quietTo } = form
  if ((quietFrom ?? '') === '' ? (quietTo ?? '') !== '' : !quietTo || quietFrom === quietTo) return null
  const chosen = <Kinds extends object>(place: 'mail' | 'push', former: Kinds): Kinds => {
    const offered: readonly string[] = boxesFor(place, roles)
    return Object.fromEntries(
      Object.entries(former).map(([kind, on]) => {
        const name = `${place}_${kind}`
        return [kind, offered.includes(name) ? form[name as Box] === true : on]
      }),
    ) as Kinds
  }
  return {
    mail: chosen('mail', mail),
    push: chosen('push', push),
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
  }
}
