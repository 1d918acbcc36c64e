import type { Database } from '../../../platform/database/index.ts'
import { forbidden, unauthorized } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { readSetting, siteName } from '../../../platform/settings/index.ts'
import { findLiveSession } from '../sessions/queries-sessions.ts'
import { hasSecondFactor, setPendingSecret } from './queries-second-factor.ts'
import { createSecret, secretHref } from './second-factor.ts'
import { encryptSecret } from './second-factor-cipher.ts'

/**
 * Lets enrolled users change their factors only in a session that proved one.
 * Otherwise, a thief with the password could enrol a phone.
 * @throws 401, 403
 */
export async function authoriseEnrolment(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
): Promise<void> {
  const session = await findLiveSession(db, viewer.sid, viewer.uid, clock.now())
  if (!session) throw unauthorized()
  if (!session.secondFactor && (await hasSecondFactor(db, viewer.uid))) {
    throw forbidden('Reconnectez-vous avec votre second facteur.')
  }
}

/** Creates a pending secret. The former secret stays valid until a code of the new one is confirmed. */
export async function startSecondFactor(
  platform: Pick<Platform, 'clock' | 'config' | 'keyring'>,
  db: Database,
  viewer: Viewer,
): Promise<{ secret: string; href: string }> {
  await authoriseEnrolment(platform, db, viewer)
  const secret = createSecret()
  await setPendingSecret(db, viewer.uid, await encryptSecret(platform, viewer.uid, secret))
  const issuer = await readSetting(db, platform.config, siteName)
  return { secret, href: secretHref(secret, viewer.identifier, issuer) }
}
