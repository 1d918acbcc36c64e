import type { StaffCalls } from '../../../platform/staff/index.ts'
import { identityPreview } from '../identity/preview-identity.ts'
import { colleagues } from './colleagues/index.ts'
import { inviteAgainAction } from './colleagues/invite-again.ts'
import { colleagueSessions } from './colleagues/sessions.ts'
import { jobActions, jobs } from './jobs/index.ts'
import { mails, resend, settle } from './mails/index.ts'
import { mailPage } from './mails/mail-page.ts'
import { deadJobs, overview } from './overview/index.ts'
import { changeSettingsAction, settings, settingsPreview } from './settings/index.ts'

export const staff: readonly StaffCalls[] = [
  colleagues,
  inviteAgainAction,
  ...colleagueSessions,
  settings,
  changeSettingsAction,
  settingsPreview,
  identityPreview,
  mails,
  resend,
  settle,
  mailPage,
  overview,
  deadJobs,
  jobs,
  ...jobActions,
]
