import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { aclOf } from '../policy.ts'
import { setLastSeen } from '../queries-users.ts'
import type { Device } from '../sign-in/device.ts'
import { insertSession } from './queries-sessions.ts'

const sessionMilliseconds = 30 * 86_400_000

export type SessionParts = Pick<Platform, 'tokens' | 'clock' | 'config'>

export interface SessionOwner {
  uid: string
  email: string
  roles: Role[]
}

/** Signs the current rights of the session. @returns the token */
export function signToken(parts: SessionParts, owner: SessionOwner, session: { sid: string; secondFactor: boolean }) {
  return parts.tokens.sign({
    uid: owner.uid,
    identifier: owner.email,
    acl: aclOf(owner.roles, session, parts.config.demo),
    sid: session.sid,
  })
}

/** @returns the token of a session that ends after 30 days, even if its token is renewed */
export async function openSession(
  parts: SessionParts,
  db: Database,
  owner: SessionOwner,
  { secondFactor, device }: { secondFactor: boolean; device: Device },
) {
  const now = parts.clock.now()
  const session = { sid: randomUUIDv7(), secondFactor }
  await insertSession(db, {
    ...session,
    ...device,
    lastSeenAt: now,
    userUid: owner.uid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMilliseconds),
  })
  await setLastSeen(db, owner.uid, now)
  return signToken(parts, owner, session)
}
