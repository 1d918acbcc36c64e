import type { Database } from '../../platform/database/index.ts'
import type { RequestScope } from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { type Claims, tokenLifetimeSeconds, type Viewer } from '../../platform/sessions/index.ts'
import { noteOwnAccount } from './get-own-account.ts'
import { aclOf, sameAcl } from './policy.ts'
import { findLiveSession, setSessionSeen } from './queries-sessions.ts'
import { setLastSeen } from './queries-users.ts'
import { signToken } from './session.ts'

const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i

function isPastHalfItsLife(claims: Claims, now: Date): boolean {
  return now.getTime() / 1000 - claims.iat > tokenLifetimeSeconds / 2
}

/** Once in a while is enough: a write for each read would be too much. */
const lastSeenMilliseconds = 15 * 60_000

const isOld = (seenAt: Date | null, now: Date): boolean =>
  now.getTime() - (seenAt?.getTime() ?? 0) >= lastSeenMilliseconds

interface Seen {
  uid: string
  sid: string
  lastSeenAt: Date | null
  sessionSeenAt: Date | null
}

async function noteSeen(db: Database, { uid, sid, lastSeenAt, sessionSeenAt }: Seen, now: Date): Promise<void> {
  if (isOld(lastSeenAt, now)) await setLastSeen(db, uid, now)
  if (isOld(sessionSeenAt, now)) await setSessionSeen(db, sid, now)
}

interface Authenticated {
  viewer: Viewer
  /** replaces the presented token, which is past half its life or names other roles */
  nextToken: string | undefined
}

/**
 * Finds out who is calling. A token that is not ours, is out of date, or whose session has ended is no token: the
 * call goes on as a visitor's, and what needs a session answers 401.
 * @param scope of the page that calls: the session is looked up once for all its calls
 */
export async function authenticate(
  platform: OpenedPlatform,
  authorization: string | undefined,
  scope?: RequestScope,
): Promise<Authenticated | undefined> {
  const token = bearer.exec(authorization ?? '')?.[1]
  const claims = token ? await platform.tokens.verify(token) : undefined
  if (!claims) return undefined
  const now = platform.clock.now()
  const { sid, uid } = claims
  const key = `session ${sid} ${uid}`
  const find = () => platform.database.cacheUntilWrite(key, () => findLiveSession(platform.db, sid, uid, now))
  const session = await (scope ? scope.once(key, find) : find())
  if (!session || session.suspendedAt || session.expiresAt <= now) return undefined
  const acl = aclOf(session.roles, session, platform.config.demo)
  const viewer = { uid: session.uid, identifier: session.email, acl, sid: session.sid }
  noteOwnAccount(viewer, session)
  await noteSeen(platform.db, session, now)
  const isSame = sameAcl(claims.acl, acl) && claims.identifier === session.email
  const isCurrent = isSame && !isPastHalfItsLife(claims, now)
  return { viewer, nextToken: isCurrent ? undefined : await signToken(platform, session, session) }
}
