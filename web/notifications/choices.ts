import { z } from 'zod'
import {
  mailNoticeKinds,
  type NotificationChoices,
  pushNoticeKinds,
  staffNoticeKinds,
} from '../../contracts/accounts/notifications.ts'
import { timeOfDay } from '../../contracts/administration/site-settings.ts'

/** The letter is chosen where it is subscribed to. */
const mailBoxes = mailNoticeKinds.filter((kind) => kind !== 'letter').map((kind) => `mail_${kind}` as const)
const pushBoxes = pushNoticeKinds.map((kind) => `push_${kind}` as const)
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

const isOfStaff = (name: Box): boolean => staffNoticeKinds.some((kind) => name.endsWith(kind))

export const boxesFor = (place: 'mail' | 'push', staff: boolean): Box[] =>
  (place === 'mail' ? mailBoxes : pushBoxes).filter((name) => staff || !isOfStaff(name))

export const isStaffChoice = ({ mail }: NotificationChoices): boolean => 'mention' in mail

export function toForm({ mail, push, quietHours }: NotificationChoices): FormChoices {
  return {
    ...(Object.fromEntries(Object.entries(mail).map(([kind, on]) => [`mail_${kind}`, on])) as FormChoices),
    ...Object.fromEntries(Object.entries(push).map(([kind, on]) => [`push_${kind}`, on])),
    quietFrom: quietHours?.from,
    quietTo: quietHours?.to,
  }
}

/** @returns null where the quiet hours are not complete */
export function fromForm(form: FormChoices, { mail, push }: NotificationChoices): NotificationChoices | null {
  const { quietFrom, quietTo } = form
  if ((quietFrom ?? '') === '' ? (quietTo ?? '') !== '' : !quietTo || quietFrom === quietTo) return null
  const chosen = <Kinds extends object>(place: 'mail' | 'push', kinds: Kinds): Kinds =>
    Object.fromEntries(
      Object.keys(kinds).map((kind) => [
        kind,
        kind === 'letter' ? mail.letter : form[`${place}_${kind}` as Box] === true,
      ]),
    ) as Kinds
  return {
    mail: chosen('mail', mail),
    push: chosen('push', push),
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
  }
}
