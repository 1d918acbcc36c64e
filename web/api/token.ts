import { type TokenClaims, tokenClaims } from '../../contracts/accounts/session.ts'
import { memoize } from '../memoize.ts'

export class TokenError extends Error {
  override name = 'TokenError'
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}

/** Memoized: a reader sends the same token with every request. The site's tokens are shorter than `longest`. */
const claimsOf = memoize(
  (token: string): TokenClaims => tokenClaims.parse(JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))),
  { longest: 2000 },
)

/**
 * Parses a session token. The API verifies its signature on every call, not this function.
 * @throws TokenError
 */
export function decodeToken(token: string): TokenClaims {
  try {
    return claimsOf(token)
  } catch (cause) {
    throw new TokenError('Failed to decode token', { cause })
  }
}
