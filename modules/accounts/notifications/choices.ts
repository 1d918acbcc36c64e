import {
  type MailNotice,
  mailNoticeKinds,
  type NotificationChoices,
  pushNoticeKinds,
  staffNoticeKinds,
} from '../../../contracts/accounts/notifications.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, unauthorized } from '../../../platform/errors/index.ts'
import type { Role, Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount, isStaff } from '../policy.ts'
import { findUser } from '../queries-users.ts'
import { type ChoicesRow, findChoices, storeChoices } from './queries-notifications.ts'

/** By default, the newsletter is off, and so are the mails to staff about each message. */
const defaultMail = (held: readonly Role[]): MailNotice[] =>
  mailNoticeKinds.filter((kind) => kind !== 'letter' && !(kind === 'message' && isStaff(held)))

const defaultsOf = (userUid: string, held: readonly Role[]): ChoicesRow => ({
  userUid,
  mail: defaultMail(held),
  push: [...pushNoticeKinds],
  quietFrom: null,
  quietTo: null,
})

export interface NotifiedPerson {
  uid: string
  roles: readonly Role[]
}

export const choicesOf = async (db: Database, { uid, roles }: NotifiedPerson): Promise<ChoicesRow> =>
  (await findChoices(db, uid)) ?? defaultsOf(uid, roles)

function present({ mail, push, quietFrom, quietTo }: ChoicesRow, staff: boolean): NotificationChoices {
  const toStaff = <Kind extends string>(chosen: readonly Kind[]) =>
    staff ? Object.fromEntries(staffNoticeKinds.map((kind) => [kind, chosen.includes(kind as string as Kind)])) : {}
  const has = (chosen: readonly string[], kind: string) => chosen.includes(kind)
  return {
    mail: {
      message: has(mail, 'message'),
      reminder: has(mail, 'reminder'),
      letter: has(mail, 'letter'),
      ...toStaff(mail),
    },
    push: { message: has(push, 'message'), reminder: has(push, 'reminder'), ...toStaff(push) },
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
  }
}

/** @throws 401, 403 for another user's account */
async function requireOneself(db: Database, viewer: Viewer, uid: string): Promise<NotifiedPerson> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const user = await findUser(db, uid)
  if (!user) throw unauthorized()
  return user
}

/** @throws 401, 403 for another user's account */
export async function getNotifications(db: Database, viewer: Viewer, uid: string): Promise<NotificationChoices> {
  const person = await requireOneself(db, viewer, uid)
  return present(await choicesOf(db, person), isStaff(person.roles))
}

/** Kinds that are absent keep their values: members do not send the kinds for staff. @throws 401, 403 for another user's account */
export async function saveNotifications(
  db: Database,
  viewer: Viewer,
  uid: string,
  { mail, push, quietHours }: NotificationChoices,
): Promise<NotificationChoices> {
  const person = await requireOneself(db, viewer, uid)
  const former = await choicesOf(db, person)
  const row: ChoicesRow = {
    userUid: uid,
    mail: mailNoticeKinds.filter((kind) => mail[kind] ?? former.mail.includes(kind)),
    push: pushNoticeKinds.filter((kind) => push[kind] ?? former.push.includes(kind)),
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
  }
  await storeChoices(db, row)
  return present(row, isStaff(person.roles))
}

/** Tells whether that person wants mails of that kind; for mails that neither the law nor a contract requires. */
export async function wantsMail(db: Database, person: NotifiedPerson, kind: MailNotice): Promise<boolean> {
  return (await choicesOf(db, person)).mail.includes(kind)
}

export async function filterMailRecipients<Someone extends NotifiedPerson>(
  db: Database,
  people: readonly Someone[],
  kind: MailNotice,
): Promise<Someone[]> {
  const wanting: Someone[] = []
  for (const person of people) if (await wantsMail(db, person, kind)) wanting.push(person)
  return wanting
}
