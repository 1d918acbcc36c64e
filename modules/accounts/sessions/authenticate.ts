import type { Database } from '../../../platform/database/index.ts'
import type { RequestScope } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { type Claims, tokenLifetimeSeconds, type Viewer } from '../../../platform/sessions/index.ts'
import { cacheOwnAccount } from '../own-account/get-own-account.ts'
import { aclOf, sameAcl } from '../policy.ts'
import { setLastSeen } from '../queries-users.ts'
import { findLiveSession, type LiveSession, setSessionSeen } from './queries-sessions.ts'
import { signToken } from './session.ts'

const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i

function isPastHalfItsLife(claims: Claims, now: Date): boolean {
  return now.getTime() / 1000 - claims.iat > tokenLifetimeSeconds / 2
}

/** Minimum interval between writes of the last activity, so that not every request causes one. */
const lastSeenMilliseconds = 15 * 60_000

const isOld = (seenAt: Date | null, now: Date): boolean =>
  now.getTime() - (seenAt?.getTime() ?? 0) >= lastSeenMilliseconds

/** Stores the last activity if the stored one is old; the user's next request then reloads the session. */
async function noteSeen(
  { readers, db }: Pick<OpenedPlatform, 'readers'> & { db: Database },
  { uid, sid, lastSeenAt, sessionSeenAt }: LiveSession,
  now: Date,
): Promise<void> {
  const isOldReader = isOld(lastSeenAt, now)
  const isOldSession = isOld(sessionSeenAt, now)
  if (isOldReader) await setLastSeen(db, uid, now)
  if (isOldSession) await setSessionSeen(db, sid, now)
  if (isOldReader || isOldSession) readers.forget(uid)
}

interface Authenticated {
  viewer: Viewer
  reader: KnownReader
  /** replaces the presented token, which is past half its life or has outdated roles */
  nextToken: string | undefined
}

const sessionKey = (sid: string): string => `session ${sid}`

export interface KnownReader extends Viewer {
  /** JSON text of an object, as the client sent it */
  readonly metadata: string
}

interface KnownSession {
  session: LiveSession
  /** the same object while the session is cached, so that other caches can use it as a key */
  reader: KnownReader
}

async function findSession(
  { db, config }: Pick<OpenedPlatform, 'db' | 'config'>,
  { sid, uid }: Claims,
  now: Date,
): Promise<KnownSession | undefined> {
  const session = await findLiveSession(db, sid, uid, now)
  if (!session) return undefined
  const acl = aclOf(session.roles, session, config.demo)
  return { session, reader: { uid: session.uid, identifier: session.email, acl, sid, metadata: session.metadata } }
}

const isOpen = ({ suspendedAt, expiresAt }: LiveSession, now: Date): boolean => !suspendedAt && expiresAt > now

const isCurrent = (claims: Claims, { acl, identifier }: KnownReader, now: Date): boolean =>
  sameAcl(claims.acl, acl) && claims.identifier === identifier && !isPastHalfItsLife(claims, now)

/**
 * Identifies the caller. A token that is invalid, expired or of an ended session is ignored.
 * The call then continues as a visitor's, and returns 401 if it needs a session.
 * @param scope of the calling page: the session is read once for all its calls
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
  const key = sessionKey(sid)
  const find = () => platform.readers.load(uid, key, () => findSession(platform, claims, now))
  const known = await (scope ? scope.once(`${key} ${uid}`, find) : find())
  if (!known || !isOpen(known.session, now)) return undefined
  const { session, reader } = known
  const viewer = { uid, identifier: reader.identifier, acl: reader.acl, sid }
  cacheOwnAccount(viewer, session)
  await noteSeen(platform, session, now)
  return {
    viewer,
    reader,
    nextToken: isCurrent(claims, reader, now) ? undefined : await signToken(platform, session, session),
  }
}

/**
 * Like `authenticate`, but synchronous and from memory.
 * @returns undefined if anything must first be queried, written or signed
 */
export function findKnownReader(
  platform: Pick<OpenedPlatform, 'tokens' | 'clock' | 'readers'>,
  token: string,
): KnownReader | undefined {
  const claims = platform.tokens.known(token)
  const known = claims && platform.readers.get<KnownSession>(claims.uid, sessionKey(claims.sid))
  if (!known) return undefined
  const { session, reader } = known
  const now = platform.clock.now()
  if (!isOpen(session, now) || !isCurrent(claims, reader, now)) return undefined
  return isOld(session.lastSeenAt, now) || isOld(session.sessionSeenAt, now) ? undefined : reader
}
