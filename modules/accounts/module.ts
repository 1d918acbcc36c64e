import type { PlatformJob } from '../../platform/index.ts'
import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { routeCodes } from './codes/routes-codes.ts'
import { routeConfirmation } from './confirmation/routes-confirmation.ts'
import { routeCookies } from './cookies/routes-cookies.ts'
import { applyDueChangesSweep } from './email/apply-due-changes.ts'
import { renewCurrentLink, renewProofLink, renewStopLink } from './email/email-link.ts'
import { remindUnprovedSweep } from './email/remind-unproved.ts'
import { routeEmail } from './email/routes-email.ts'
import { forgetExpiredSweep, mailResetLinkJob, mailSignInCodeJob } from './jobs.ts'
import { accountExistsMail } from './mails/account-exists.tsx'
import { changeEmailMail } from './mails/change-email.tsx'
import { choosePasswordMail } from './mails/choose-password.tsx'
import { confirmEmailMail } from './mails/confirm-email.tsx'
import { confirmationCodeMail } from './mails/confirmation-code.tsx'
import { emailChangedMail } from './mails/email-changed.tsx'
import { accountMailKinds } from './mails/mail-kinds.ts'
import { noAccountMail } from './mails/no-account.tsx'
import { noticeMail } from './mails/notice.tsx'
import { passkeyAddedMail } from './mails/passkey-added.tsx'
import { passwordChangedMail } from './mails/password-changed.tsx'
import { recoveryCodeUsedMail } from './mails/recovery-code-used.tsx'
import { resetPasswordMail } from './mails/reset-password.tsx'
import { secondFactorEnrolledMail } from './mails/second-factor-enrolled.tsx'
import { signInCodeMail } from './mails/sign-in-code.tsx'
import { stopEmailChangeMail } from './mails/stop-email-change.tsx'
import { welcomeMail } from './mails/welcome.tsx'
import { routeNotifications } from './notifications/routes-notifications.ts'
import { routePasskeys } from './passkeys/routes-passkeys.ts'
import { renewPasswordLink } from './passwords/password-link.ts'
import { pushJob } from './push/push-job.ts'
import { routeUsers } from './routes-users.ts'
import { encryptFormerSecrets } from './second-factor/second-factor-cipher.ts'
import { routeSessions } from './sessions/routes-sessions.ts'
import { auditCsv } from './staff/audit/csv.ts'
import { audit } from './staff/audit/index.ts'
import { changeEmailAction } from './staff/change-member-email.ts'
import { cancelEmailChange, memberEmailChange } from './staff/member-email-change.ts'

export const accountsModule: Module = {
  name: 'accounts',
  async routes(app, platform, mount) {
    await encryptFormerSecrets(platform)
    await routeSessions(app, platform, mount)
    await routeCodes(app, platform, mount)
    routePasskeys(app, platform, mount)
    routeConfirmation(app, platform, mount)
    routeNotifications(app, platform, mount)
    await routeUsers(app, platform, mount)
    routeEmail(app, platform, mount)
    routeCookies(app, platform, mount)
    mountStaff(app, platform, mount, [audit, auditCsv, changeEmailAction, memberEmailChange, cancelEmailChange])
  },
  mailKinds: accountMailKinds,
  mails: [
    accountExistsMail,
    changeEmailMail,
    choosePasswordMail,
    confirmEmailMail,
    confirmationCodeMail,
    emailChangedMail,
    noAccountMail,
    noticeMail,
    passwordChangedMail,
    recoveryCodeUsedMail,
    resetPasswordMail,
    secondFactorEnrolledMail,
    passkeyAddedMail,
    signInCodeMail,
    stopEmailChangeMail,
    welcomeMail,
  ],
  linkRenewals: {
    'accounts.change-email-current': renewCurrentLink,
    'accounts.change-email-stop': renewStopLink,
    'accounts.choose-password': renewPasswordLink,
    'accounts.confirm-email': renewProofLink,
    'accounts.password-changed': renewPasswordLink,
    'accounts.reset-password': renewPasswordLink,
    'accounts.welcome': renewProofLink,
    'office.owner': renewPasswordLink,
  },
  jobs: [mailResetLinkJob as PlatformJob, mailSignInCodeJob as PlatformJob, pushJob as PlatformJob],
  sweeps: [applyDueChangesSweep, forgetExpiredSweep, remindUnprovedSweep],
}
