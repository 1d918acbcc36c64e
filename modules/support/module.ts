import type { PlatformJob } from '../../platform/index.ts'
import type { Module } from '../../platform/module.ts'
import { auditNames, onEmailProved, unreadCounts } from '../accounts/index.ts'
import { pageFacts } from '../publisher/index.ts'
import { contactChannel } from './contact-channel.ts'
import { notifyCoversSweep } from './covers/notify-covers.ts'
import { sendHeldSweep } from './held/send-held.ts'
import { recomputeDueTimesJob } from './hours/jobs.ts'
import { recordMissedSweep } from './hours/missed-promises.ts'
import { warnNearlyDueSweep } from './hours/warn-nearly-due.ts'
import { mailboxOf } from './incoming/mailbox/mailbox.ts'
import { markUndeliverable } from './incoming/queries-incoming.ts'
import { collectMailSweep, forgetMailSweep } from './incoming/sweeps-incoming.ts'
import { sendLinkJob } from './jobs.ts'
import { contactErasedMail } from './mails/contact-erased.tsx'
import { coverDecidedMail } from './mails/cover-decided.tsx'
import { coverProposedMail } from './mails/cover-proposed.tsx'
import { supportMailKinds } from './mails/mail-kinds.ts'
import { nearlyDueMail } from './mails/nearly-due.tsx'
import { opinionAskedMail } from './mails/opinion-asked.tsx'
import { ticketAnsweredMail } from './mails/ticket-answered.tsx'
import { ticketForwardedMail } from './mails/ticket-forwarded.tsx'
import { ticketOpenedMail } from './mails/ticket-opened.tsx'
import { ticketsLinkMail } from './mails/tickets-link.tsx'
import { countUnreadForBadge } from './notices/queries-notices.ts'
import { unreadNoticeJob } from './notices/unread-notice.ts'
import { nameForAudit } from './queries-audit-names.ts'
import { retentionFacts } from './retention-facts.ts'
import { registerSupport } from './routes.ts'
import { answerWithinHours, coachingHours, contactPage, contactRetentionDays } from './settings.ts'
import { hubOf } from './streaming/hub.ts'
import { askOpinionsSweep, renewSurveyLink } from './surveys/ask.ts'
import { eraseOutdatedSweep, forgetAccessSweep, forgetAttachmentsSweep, lockClosedSweep } from './sweeps.ts'
import { channels } from './ticket-channel.ts'
import { renewTicketLink } from './tickets/contact/mail-ticket.ts'
import { joinContactTickets } from './tickets/queries-joining.ts'
import { wakeSnoozedSweep } from './tickets/wake-snoozed.ts'

export const supportModule: Module = {
  name: 'support',
  settings: [contactRetentionDays, answerWithinHours, coachingHours, contactPage],
  routes: registerSupport,
  drain: (platform) => hubOf(platform).close(),
  leave: async (platform) => mailboxOf(platform)?.close(),
  extensions: [
    auditNames.with(nameForAudit),
    channels.with(contactChannel),
    onEmailProved.with(joinContactTickets),
    pageFacts.with(retentionFacts),
    unreadCounts.with(countUnreadForBadge),
  ],
  onRefusedAddress: markUndeliverable,
  mailKinds: supportMailKinds,
  mails: [
    contactErasedMail,
    coverDecidedMail,
    coverProposedMail,
    nearlyDueMail,
    opinionAskedMail,
    ticketAnsweredMail,
    ticketForwardedMail,
    ticketOpenedMail,
    ticketsLinkMail,
  ],
  linkRenewals: {
    'support.opinion-asked': renewSurveyLink,
    'support.ticket-opened': renewTicketLink,
    'support.ticket-answered': renewTicketLink,
    'support.tickets-link': renewTicketLink,
  },
  jobs: [sendLinkJob, recomputeDueTimesJob, unreadNoticeJob as PlatformJob],
  sweeps: [
    sendHeldSweep,
    lockClosedSweep,
    eraseOutdatedSweep,
    forgetAttachmentsSweep,
    forgetAccessSweep,
    askOpinionsSweep,
    warnNearlyDueSweep,
    recordMissedSweep,
    collectMailSweep,
    forgetMailSweep,
    wakeSnoozedSweep,
    notifyCoversSweep,
  ],
}
