export { grantRole, requestErasure, restoreUser, revokeRole, suspendUser } from './change-standing.ts'
export { proofOriginOf } from './codes/code-cookie.ts'
export { confirmOwner, type ProofOrigin } from './confirmation/confirm-owner.ts'
export { giveConsent, hadConsentThroughout, hasConsent, withdrawConsent } from './consents/consent.ts'
export { findConsentProof } from './consents/consent-proof.ts'
export { listConsentingUids, listConsents } from './consents/queries-consents.ts'
export { onEmailProved } from './email/prove-email.ts'
export { findUidByProvedEmail } from './email/queries-email.ts'
export { findKnownUser } from './known-user.ts'
export { accountsModule } from './module.ts'
export { filterMailRecipients, wantsMail } from './notifications/choices.ts'
export { notifyByMail } from './notifications/notify-by-mail.ts'
export { eraseAccount } from './own-account/erase-account.ts'
export { exportAccount } from './own-account/export-account.ts'
export { moveFavorites } from './own-account/queries-favorites.ts'
export { setMissingName } from './own-account/save-metadata.ts'
export { findSharedFavorites } from './own-account/shared-favorites.ts'
export { cachedTimeZone, readTimeZone } from './own-account/time-zone.ts'
export { createPasswordLink } from './passwords/password-link.ts'
export { deletePasswordLinksOf } from './passwords/queries-password-links.ts'
export { isOwnAccount, isStaff, viewerOf } from './policy.ts'
export { nextPushTime, notifyByPush, withdrawPush } from './push/notify-by-push.ts'
export { unreadCounts } from './push/push-job.ts'
export { lockUnwarnedDormantUsers, lockWarnedDormantUsers, setDormancyWarned } from './queries-dormant.ts'
export {
  cancelErasure,
  findInvitedUids,
  findTimeZoneByEmail,
  findUser,
  findUserByEmail,
  findUsers,
  keepUser,
  listDueErasures,
  listStaff,
  postponeDueErasure,
  setNameFromOrder,
  takeDueErasure,
} from './queries-users.ts'
export { collectionGates, requireDataCollection } from './registration/collection-gate.ts'
export { createAccount, type NewAccount } from './registration/create-account.ts'
export { afterRegistration, registrationChecks } from './registration/register-user.ts'
export { findEnrolledUsers } from './second-factor/queries-second-factor.ts'
export { removeSecondFactor } from './second-factor/remove-second-factor.ts'
export { authenticate, findKnownReader, type KnownReader } from './sessions/authenticate.ts'
export { closeOwnSession, listSessionsOf } from './sessions/own-sessions.ts'
export { closeSessions, listSessions } from './sessions/queries-sessions.ts'
export { createAuthenticator } from './sessions/routes-authentication.ts'
export { auditNames } from './staff/audit/name-records.ts'
export { changeColleague } from './staff/change-colleague.ts'
export { countAdmins, hasAdmin, lockColleague } from './staff/queries-colleagues.ts'
export {
  accountColumns,
  type ByDate,
  isFormulaChosen,
  listPeople,
  type PeopleSubset,
  peopleAfter,
  uidsOfPeople,
  uidsOfStaff,
} from './staff/queries-members.ts'
export { requireAnAdmin } from './staff/require-an-admin.ts'
export { displayName, type User } from './user.ts'
