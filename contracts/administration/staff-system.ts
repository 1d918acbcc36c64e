import { z } from 'zod'
import { staffRole } from '../accounts/roles.ts'
import { defineCall } from '../call.ts'
import {
  centsTotal,
  count,
  isoDate,
  isoDateTime,
  normalizedEmail,
  oneOrMany,
  personName,
  rule,
  shortCode,
  text,
  uuid,
  version,
} from '../forms.ts'
import { jsonValue } from '../json.ts'
import { messages } from '../messages.ts'
import { payload, redirect } from '../paging.ts'
import * as staff from '../staff.ts'

export const colleague = z
  .object({
    uid: uuid,
    email: z.string(),
    name: z.string(),
    roles: z.array(staffRole),
    secondFactor: z.boolean(),
    suspended: z.boolean(),
    invited: z.boolean().meta({ description: 'The colleague has not chosen a password yet' }),
    date: isoDateTime,
    version,
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.output<typeof colleague>

const colleagueFields = { name: personName, roles: z.array(staffRole).min(1).max(5), suspended: z.boolean() }
const colleagueDecided = staff.readOnlyFields('uid', 'email', 'secondFactor', 'invited', 'date')

const newColleague = z.strictObject({ email: normalizedEmail, name: personName, roles: colleagueFields.roles })

const member = staff.resource({
  path: 'staff',
  one: 'Colleague',
  many: 'Colleagues',
  params: staff.byUuid,
  entity: colleague,
})
export const staffColleagues = {
  ...member.list(['name', 'email', 'date', 'suspended', 'uid'], { ...staff.uuidFilter, role: staffRole.optional() }),
  ...member.get(),
  ...member.create(newColleague),
  ...member.change(colleagueFields, colleagueDecided),
  ...member.remove(),
}

/** Mails another invitation link and ends the former one; 409 once the colleague has chosen a password. */
export const inviteColleagueAgain = staff.actionCall(
  'inviteColleagueAgain',
  'staff/:uid/invite',
  staff.optionalReasonBody,
  colleague,
)

/** `uid` is the setting’s name. The server decides which settings exist, and the form of each value. */
export const setting = z
  .object({
    uid: shortCode,
    value: z.unknown(),
    draft: z.unknown().optional().meta({ description: 'Working copy, which only preview links show' }),
    modified: isoDateTime,
    version,
  })
  .meta({ id: 'Setting' })
export type Setting = z.output<typeof setting>

const settingBody = z.strictObject({
  ...staff.readOnlyFields('uid', 'draft', 'modified'),
  value: jsonValue,
  version,
})

const option = staff.resource({
  path: 'settings',
  one: 'Setting',
  many: 'Settings',
  params: z.object({ uid: shortCode }),
  entity: setting,
})
export const staffSettings = {
  ...option.list(['uid', 'modified'], { uid: staff.codeFilter }),
  ...option.get(),
  ...option.replace(settingBody),
}

const settingChange = z.strictObject({ uid: shortCode, value: jsonValue, version })

/** If one value is refused, none is saved. The properties of its violations begin with the setting's uid. */
export const changeSettings = defineCall({
  id: 'changeSettings',
  method: 'PATCH',
  path: '/staff/settings',
  summary: 'Change several settings at once, all or none; null gives a decision back to the site',
  access: 'staff',
  idempotent: true,
  body: z.strictObject({
    settings: z
      .array(settingChange)
      .min(1)
      .max(50)
      .check(rule((all) => (new Set(all.map(({ uid }) => uid)).size === all.length ? undefined : messages.duplicate))),
    draft: z
      .boolean()
      .optional()
      .meta({ description: 'Keep the values as working copies; without it they are public, and working copies end' }),
  }),
  answer: payload(z.array(setting)),
})

/** Pages on which staff can preview working copies of settings, as visitors will see them. */
export const previewedPages = [
  '/',
  '/articles',
  '/authors',
  '/coaches',
  '/contact',
  '/contact/new-ticket',
  '/registration',
  '/gift',
  '/gift/use',
  '/login',
] as const
export type PreviewedPage = (typeof previewedPages)[number]

export const previewSettings = defineCall({
  id: 'previewSettings',
  method: 'POST',
  path: '/staff/settings/preview',
  summary: 'A link that shows a page with the working copies to anyone who has it, for 24 hours',
  access: 'staff',
  idempotent: true,
  body: z.strictObject({ page: z.enum(previewedPages) }),
  status: 201,
  answer: payload(redirect),
})

export const mailState = z.enum(['queued', 'sent', 'kept', 'failed', 'bounced'])
export type MailState = z.output<typeof mailState>

/** `kept`: without an SMTP server, the site only stores the mail for staff to read. `bounced`: it came back. */
export const mail = z
  .object({
    uid: uuid,
    kind: z.string(),
    to: z.string(),
    formerMember: uuid
      .nullable()
      .optional()
      .meta({ description: 'The member who had that address when it was written, and has another one since' }),
    subject: z.string(),
    state: mailState,
    attempts: count,
    error: z.string().nullable(),
    bounce: z
      .enum(['hard', 'soft'])
      .nullable()
      .optional()
      .meta({ description: 'hard: that address takes no mail; soft: not now' }),
    bouncedDateTime: isoDateTime.nullable().optional(),
    complaintDateTime: isoDateTime
      .nullable()
      .optional()
      .meta({ description: 'Its recipient reported it as unwanted to their mailbox provider' }),
    settledDateTime: isoDateTime
      .nullable()
      .optional()
      .meta({ description: 'It did not arrive or was unwanted, and staff have nothing left to do about it' }),
    date: isoDateTime,
    sentDateTime: isoDateTime.nullable(),
    html: z.string().optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.output<typeof mail>

const letter = staff.resource({ path: 'mails', one: 'Mail', many: 'Mails', params: staff.byUuid, entity: mail })
export const staffMails = {
  ...letter.list(['date', 'to', 'subject', 'state', 'kind', 'attempts', 'sentDateTime', 'uid'], {
    ...staff.uuidFilter,
    state: oneOrMany(mailState).optional(),
    kind: text(0, 100).optional(),
    to: normalizedEmail.optional(),
    formerMember: uuid.optional(),
    awaits: z.enum(['staff', 'complaint']).optional().meta({
      description: 'Did not arrive or was unwanted (`complaint`: unwanted), and was neither resent nor settled',
    }),
  }),
  ...letter.get(),
}
/** The HTML of a mail, as a document of its own: it runs nothing and loads nothing but images of the site. */
export const getMailPage = defineCall({
  id: 'getMailPage',
  method: 'GET',
  path: '/staff/mails/:uid/page',
  summary: 'A mail as its recipient sees it, to be shown in a frame',
  access: 'staff',
  params: staff.byUuid,
})
/** Marks an undelivered or unwanted mail as settled without resending it: it no longer waits for staff. */
export const settleMail = staff.actionCall('settleMail', 'mails/:uid/settle', staff.optionalReasonBody, mail)
export const resendMail = staff.actionCall('resendMail', 'mails/:uid/resend', staff.optionalReasonBody, mail)

/** One line for each act; `by` is null if the system did it. */
export const auditEntry = z
  .object({
    uid: uuid,
    date: isoDateTime,
    by: z.object({ uid: uuid, name: z.string() }).nullable(),
    action: z.string(),
    resource: z.string(),
    target: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    names: z.record(z.string(), z.string()).meta({
      description: 'Names of the people and records in `target` and `details`, by uid, where they still exist',
    }),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

const line = staff.resource({
  path: 'audit',
  one: 'AuditEntry',
  many: 'Audit',
  params: staff.byUuid,
  entity: auditEntry,
})
export const staffAudit = {
  ...line.list(['date', 'action', 'resource', 'target', 'uid'], {
    ...staff.uuidFilter,
    by: uuid.optional(),
    action: text(0, 100).optional(),
    resource: text(0, 100).optional(),
    target: oneOrMany(text(0, 100)).optional(),
    from: isoDate.optional().meta({ description: 'The first day, in Paris' }),
    to: isoDate.optional().meta({ description: 'The last day, in Paris' }),
  }),
  ...line.get(),
}

export const overview = z
  .object({
    subscribers: count,
    trials: count,
    monthlyRecurringRevenue: centsTotal,
    churn: z.number().meta({ description: 'From 0 to 1' }),
    revenueByMonth: z.array(z.object({ month: z.string().meta({ pattern: '^\\d{4}-\\d{2}$' }), amount: centsTotal })),
    tickets: z.object({ new: count, pending: count, waiting: count, closed: count, locked: count }),
    medianFirstAnswerSeconds: z.number().nullable(),
    satisfaction: z.object({ average: z.number().nullable(), count }),
    pastDueByCause: z.array(z.object({ errorCode: z.string().nullable(), count })),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof overview>

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/staff/overview',
  summary: 'Key figures',
  access: 'staff',
  answer: payload(overview),
})

/** A job whose last retry failed: staff have to examine it. */
export const deadJob = z
  .object({ uid: uuid, name: z.string(), failedDateTime: isoDateTime.nullable(), reason: z.string() })
  .meta({ id: 'DeadJob' })
export type DeadJob = z.output<typeof deadJob>

export const listDeadJobs = defineCall({
  id: 'listDeadJobs',
  method: 'GET',
  path: '/staff/dead-jobs',
  summary: 'Jobs that failed for good, newest first, at most 200',
  access: 'staff',
  answer: payload(z.array(deadJob)),
})
