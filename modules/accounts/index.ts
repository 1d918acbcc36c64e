export { authenticate, findKnownReader, type KnownReader } from './authenticate.ts'
export { cancelErasure, grantRole, requestErasure, restoreUser, revokeRole, suspendUser } from './change-standing.ts'
export { confirmPassword, isStillPassword, verifyPassword } from './check-password.ts'
export { closeSessions } from './close-sessions.ts'
export { collectionGates, requireCollecting } from './collection-gate.ts'
export { giveConsent, hadConsentThroughout, hasConsent, withdrawConsent } from './consent.ts'
export { findConsentProof } from './consent-proof.ts'
export { createAccount, type NewAccount } from './create-account.ts'
export { onEmailProved } from './email/prove-email.ts'
export { findProvedUid } from './email/queries-email.ts'
export { eraseAccount } from './erase-account.ts'
export { exportAccount } from './export-account.ts'
export { findKnownUser } from './known-user.ts'
export { accountsModule } from './module.ts'
export { closeOwnSession, listSessionsOf } from './own-sessions.ts'
export { createPasswordLink } from './password-link.ts'
export { isOneself, isStaff, viewerOf } from './policy.ts'
export { listConsenting, listConsents } from './queries-consents.ts'
export { setDormancyWarned, takeUnwarnedDormant, takeWarnedDormant } from './queries-dormant.ts'
export { deletePasswordLinksOf } from './queries-password-links.ts'
export { findEnrolled } from './queries-second-factor.ts'
export {
  findInvited,
  findUser,
  findUserByEmail,
  findUsers,
  listDueErasures,
  listStaff,
  postponeDueErasure,
  setOrderName,
  takeDueErasure,
} from './queries-users.ts'
export { afterRegistration, inviteToChoosePassword, registrationChecks } from './register-user.ts'
export { removeSecondFactor } from './remove-second-factor.ts'
export { createAuthenticator } from './routes-authentication.ts'
export { nameUnnamed } from './save-metadata.ts'
export { findSharedFavorites } from './shared-favorites.ts'
export { changeColleague } from './staff/change-colleague.ts'
export { countAdmins, hasAdmin, lockColleague } from './staff/queries-colleagues.ts'
export {
  type Among,
  type ByDate,
  isFormulaChosen,
  listPeople,
  peopleAfter,
  uidsOfPeople,
} from './staff/queries-members.ts'
export { requireAnAdmin } from './staff/require-an-admin.ts'
export { displayName, type User } from './user.ts'
