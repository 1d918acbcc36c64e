import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { isStaff } from '../policy.ts'
import { findUser, lockPasswordHash } from '../queries-users.ts'
import { hasSecondFactor } from '../second-factor/queries-second-factor.ts'
import { authoriseEnrolment } from '../second-factor/start-second-factor.ts'
import { deletePasskey } from './queries-passkeys.ts'

const lastOne = () =>
  conflict([
    violation('uid', 'C’est votre seul second facteur. Ajoutez-en un autre avant de retirer celui-ci.', 'invalid'),
  ])

/** @throws 401, 403 the session did not prove the second factor; 404 not the user's passkey; 409 the only second factor of staff */
export async function removePasskey(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<void> {
  await authoriseEnrolment({ clock }, db, viewer)
  await db.transaction(async (db) => {
    // Serialises simultaneous removals, so that the second one sees the first.
    await lockPasswordHash(db, viewer.uid)
    if (!(await deletePasskey(db, viewer.uid, uid))) throw notFound('Cette clé d’accès n’existe plus.')
    const roles = (await findUser(db, viewer.uid))?.roles ?? []
    if (isStaff(roles) && !(await hasSecondFactor(db, viewer.uid))) throw lastOne()
    await recordSecurityEvent(db, clock, { kind: 'passkeyRemoved', actor: viewer.uid, userUid: viewer.uid })
  })
}
