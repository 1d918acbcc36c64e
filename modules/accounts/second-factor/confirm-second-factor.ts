import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type Enrolment, enrolSession } from './enrol-session.ts'
import { confirmSecret, findSecondFactor } from './queries-second-factor.ts'
import { findTotpStep } from './second-factor.ts'
import { decryptSecret } from './second-factor-cipher.ts'
import { authoriseEnrolment } from './start-second-factor.ts'

const nothingPending = () =>
  conflict([violation('otp', 'Cette clé n’est plus valable. Recommencez l’activation depuis le début.', 'invalid')])

/**
 * Gives this session the rights of the user's roles, and ends the user's other sessions.
 * @throws 400 the code does not match the new secret; 403 the user may not enrol; 409 no secret to confirm
 */
export async function confirmSecondFactor(
  platform: Pick<Platform, 'clock' | 'config' | 'keyring' | 'log' | 'mailer' | 'tokens'>,
  db: Database,
  viewer: Viewer,
  otp: string,
): Promise<Enrolment> {
  await authoriseEnrolment(platform, db, viewer)
  const { uid } = viewer
  const secret = (await findSecondFactor(db, uid))?.pendingSecret
  const opened = secret ? await decryptSecret(platform, uid, secret) : undefined
  if (!secret || opened === undefined) throw nothingPending()
  const confirmedAt = platform.clock.now()
  const lastStep = findTotpStep(opened, otp, confirmedAt)
  if (lastStep === undefined) throw invalid([violation('otp', messages.otp)])
  return db.transaction(async (db) => {
    if (!(await confirmSecret(db, uid, { secret, lastStep, confirmedAt }))) throw nothingPending()
    return enrolSession(platform, db, viewer)
  })
}
