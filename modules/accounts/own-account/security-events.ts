import type { SecurityEventKind } from '../../../contracts/accounts/session.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Device } from '../sign-in/device.ts'

/** Audit actions that an account's owner may see. */
export const securityActions = {
  signIn: 'security.sign-in',
  signInFailed: 'security.sign-in-failed',
  lockedOut: 'security.lock-out',
  resetRequested: 'security.request-reset',
  passwordReset: 'security.reset-password',
  passwordChanged: 'security.change-password',
  passwordSet: 'security.set-password',
  passwordRemoved: 'security.remove-password',
  secondFactorEnrolled: 'staff.enrol-second-factor',
  secondFactorRemoved: 'staff.remove-second-factor',
  recoveryCodeUsed: 'security.use-recovery-code',
  passkeyAdded: 'security.add-passkey',
  passkeyRemoved: 'security.remove-passkey',
  emailChanged: 'security.change-email',
} as const satisfies Record<SecurityEventKind, string>

export interface SecurityEvent {
  kind: SecurityEventKind
  /** null if it is unknown who did it */
  actor: string | null
  /** null if the typed address has no account */
  userUid: string | null
  device?: Device | undefined
  detail?: Record<string, unknown>
}

export const recordSecurityEvent = (
  db: Database,
  clock: Clock,
  { kind, actor, userUid, device, detail }: SecurityEvent,
): Promise<void> =>
  writeAudit(db, clock, { actor, action: securityActions[kind], target: userUid, detail: { ...device, ...detail } })
