import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { recoveryCodeUsedMail, recoveryCodeUsedSubject } from '../mails/recovery-code-used.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import type { Device } from '../sign-in/device.ts'
import { countRecoveryCodes } from './queries-second-factor.ts'

/**
 * Mails the owner of a used recovery code, in case a thief of the printed codes used it. Runs in the caller's transaction.
 */
export async function mailRecoveryCodeUse(
  { clock, config, mailer }: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  { uid, email }: { uid: string; email: string },
  device: Device,
): Promise<void> {
  const left = await countRecoveryCodes(db, uid)
  const detail = { codesLeft: left }
  await recordSecurityEvent(db, clock, { kind: 'recoveryCodeUsed', actor: uid, userUid: uid, device, detail })
  await mailer.write(db, {
    to: email,
    subject: recoveryCodeUsedSubject,
    ...mailOf(recoveryCodeUsedMail, { siteHref: config.publicUrl, left }),
  })
}
