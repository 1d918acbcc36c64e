import { messages } from '../../contracts/messages.ts'
import type { Database } from '../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { confirmSecret, findSecondFactor, replaceRecoveryCodes } from './queries-second-factor.ts'
import { deleteSessionsOf, markSecondFactor } from './queries-sessions.ts'
import { findUser } from './queries-users.ts'
import { createRecoveryCodes, hashOfRecoveryCode, stepOf } from './second-factor.ts'
import { openSecret } from './second-factor-cipher.ts'
import { recordSecurityEvent } from './security-events.ts'
import { signToken } from './session.ts'
import { authoriseEnrolment } from './start-second-factor.ts'

const nothingPending = () =>
  conflict([violation('otp', 'Cette clé n’est plus valable. Recommencez l’activation depuis le début.', 'invalid')])

export interface Confirmed {
  /** to print, shown this once */
  recoveryCodes: string[]
  /** says what she may do from now on */
  token: string
}

/**
 * From here on this session, and this one alone, may what her roles allow; the others end.
 * @throws 400 the code is not one of the new secret; 403 who may not enrol; 409 nothing to confirm
 */
export async function confirmSecondFactor(
  platform: Pick<Platform, 'clock' | 'config' | 'keyring' | 'log' | 'tokens'>,
  db: Database,
  viewer: Viewer,
  otp: string,
): Promise<Confirmed> {
  await authoriseEnrolment(platform, db, viewer)
  const { uid, sid } = viewer
  const secret = (await findSecondFactor(db, uid))?.pendingSecret
  const opened = secret ? await openSecret(platform, uid, secret) : undefined
  if (!secret || opened === undefined) throw nothingPending()
  const confirmedAt = platform.clock.now()
  const lastStep = stepOf(opened, otp, confirmedAt)
  if (lastStep === undefined) throw invalid([violation('otp', messages.otp)])
  return db.transaction(async (db) => {
    if (!(await confirmSecret(db, uid, { secret, lastStep, confirmedAt }))) throw nothingPending()
    const codes = createRecoveryCodes()
    await replaceRecoveryCodes(db, uid, codes.map(hashOfRecoveryCode), confirmedAt)
    await markSecondFactor(db, sid)
    await deleteSessionsOf(db, uid, sid)
    await recordSecurityEvent(db, platform.clock, { kind: 'secondFactorEnrolled', actor: uid, userUid: uid })
    const owner = await findUser(db, uid)
    if (!owner) throw nothingPending()
    return { recoveryCodes: codes, token: await signToken(platform, owner, { sid, secondFactor: true }) }
  })
}
