import { errors, jwtVerify, SignJWT } from 'jose'
import { Cache, sizeOfJson } from '../cache/index.ts'
import type { Clock } from '../clock/index.ts'
import type { Acl, Viewer } from './viewer.ts'

export const tokenLifetimeSeconds = 3600
const issuer = 'eclore'
const audience = 'eclore-site'
const algorithm = 'HS256'
const maxVerified = 2000
const maxVerifiedBytes = 4 * 1024 * 1024

export interface Claims extends Viewer {
  /** seconds since 1970 */
  readonly iat: number
  readonly exp: number
}

export interface Tokens {
  sign(viewer: Viewer): Promise<string>
  /** @returns undefined for anything but a complete, unexpired token of this site */
  verify(token: string): Promise<Claims | undefined>
  /** same as `verify`, but synchronous; undefined also for a token that was not verified here yet */
  known(token: string): Claims | undefined
}

/** @param secret at least 256 bits, the same in every process */
export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  /** A valid signature stays valid: only its date is checked again. */
  const verified = new Cache<Claims>({ entries: maxVerified, bytes: maxVerifiedBytes, sizeOf: sizeOfJson })

  async function verifySignature(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        issuer,
        audience,
        currentDate: clock.now(),
        requiredClaims: ['uid', 'identifier', 'acl', 'sid', 'iat', 'exp'],
      })
      const claims = payload as unknown as Claims & { acl: Acl }
      return typeof claims.uid === 'string' && typeof claims.sid === 'string' ? claims : undefined
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  const inDate = (claims: Claims | undefined) =>
    claims && claims.exp > clock.now().getTime() / 1000 ? claims : undefined

  return {
    sign({ uid, identifier, acl, sid }) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ uid, identifier, acl: acl as unknown as Record<string, boolean>, sid })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + tokenLifetimeSeconds)
        .sign(secret)
    },
    async verify(token) {
      return inDate(await verified.load(token, () => verifySignature(token)))
    },
    known: (token) => inDate(verified.get(token)),
  }
}
