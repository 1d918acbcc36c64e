import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  centsTotal,
  codePoints,
  count,
  isoDateTime,
  many,
  normalizedEmail,
  personName,
  shortCode,
  uuid,
  version,
} from './forms.ts'
import { jsonValue } from './json.ts'
import { payload } from './paging.ts'
import { staffRole } from './roles.ts'
import * as staff from './staff.ts'

export const colleague = z
  .object({
    uid: uuid,
    email: z.string(),
    name: z.string(),
    roles: z.array(staffRole),
    secondFactor: z.boolean(),
    suspended: z.boolean(),
    date: isoDateTime,
    version,
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.output<typeof colleague>

const colleagueFields = { name: personName, roles: z.array(staffRole).min(1).max(4), suspended: z.boolean() }
const colleagueDecided = {
  uid: staff.ignored,
  email: staff.ignored,
  secondFactor: staff.ignored,
  date: staff.ignored,
}

export const newColleague = z.strictObject({ email: normalizedEmail, name: personName, roles: colleagueFields.roles })
export const colleagueReplacement = staff.replacement(colleagueFields, colleagueDecided)
export const colleagueChange = staff.change(colleagueFields, colleagueDecided)
export const colleaguesQuery = staff.staffQuery(['name', 'email', 'date', 'uid'], {
  ...staff.uuids,
  role: staffRole.optional(),
})

const one = 'staff/:uid'

export const listColleagues = staff.listCall('listColleagues', 'staff', colleaguesQuery, colleague)
export const getColleague = staff.getCall('getColleague', one, staff.byUuid, colleague)
export const createColleague = staff.createCall('createColleague', 'staff', newColleague, colleague)
export const replaceColleague = staff.replaceCall(
  'replaceColleague',
  one,
  staff.byUuid,
  colleagueReplacement,
  colleague,
)
export const changeColleague = staff.changeCall('changeColleague', one, staff.byUuid, colleagueChange, colleague)
export const deleteColleague = staff.deleteCall('deleteColleague', one, staff.byUuid)

/** `uid` is the setting’s name; which exist, and of which form, is the server’s to say. */
export const setting = z
  .object({ uid: shortCode, value: z.unknown(), modified: isoDateTime, version })
  .meta({ id: 'Setting' })
export type Setting = z.output<typeof setting>

const settingBody = z.strictObject({ uid: staff.ignored, modified: staff.ignored, value: jsonValue, version })
const byCode = z.object({ uid: shortCode })
const settingsQuery = staff.staffQuery(['uid', 'modified'], { uid: staff.codes })

export const listSettings = staff.listCall('listSettings', 'settings', settingsQuery, setting)
export const getSetting = staff.getCall('getSetting', 'settings/:uid', byCode, setting)
export const replaceSetting = staff.replaceCall('replaceSetting', 'settings/:uid', byCode, settingBody, setting)
export const changeSetting = staff.changeCall('changeSetting', 'settings/:uid', byCode, settingBody, setting)

export const mailState = z.enum(['queued', 'sent', 'kept', 'failed', 'bounced'])
export type MailState = z.output<typeof mailState>

/** `kept`: there is no SMTP server, the mail is read here. `bounced`: it came back. */
export const mail = z
  .object({
    uid: uuid,
    kind: z.string(),
    to: z.string(),
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
    date: isoDateTime,
    sentDateTime: isoDateTime.nullable(),
    html: z.string().optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.output<typeof mail>

const mailsQuery = staff.staffQuery(['date', 'to', 'state', 'kind', 'uid'], {
  ...staff.uuids,
  state: many(mailState).optional(),
  kind: codePoints(0, 100).optional(),
  to: normalizedEmail.optional(),
})

export const listMails = staff.listCall('listMails', 'mails', mailsQuery, mail)
export const getMail = staff.getCall('getMail', 'mails/:uid', staff.byUuid, mail)
export const resendMail = staff.actionCall('resendMail', 'mails/:uid/resend', staff.optionalReasonBody, mail)

/** One line for each act; `by` is null for the machine. */
export const auditEntry = z
  .object({
    uid: uuid,
    date: isoDateTime,
    by: z.object({ uid: uuid, name: z.string() }).nullable(),
    action: z.string(),
    resource: z.string(),
    target: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

const auditQuery = staff.staffQuery(['date', 'action', 'resource', 'uid'], {
  ...staff.uuids,
  by: uuid.optional(),
  action: codePoints(0, 100).optional(),
  resource: codePoints(0, 100).optional(),
  target: codePoints(0, 100).optional(),
})

export const listAudit = staff.listCall('listAudit', 'audit', auditQuery, auditEntry)
export const getAuditEntry = staff.getCall('getAuditEntry', 'audit/:uid', staff.byUuid, auditEntry)

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
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof overview>

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/staff/overview',
  summary: 'Key figures',
  access: 'staff',
  status: 200,
  answer: payload(overview),
})

/** Work that failed as often as it is tried: somebody must look. */
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
  status: 200,
  answer: payload(z.array(deadJob)),
})
