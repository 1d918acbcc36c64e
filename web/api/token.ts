import { type TokenClaims, tokenClaims } from '../../contracts/session.ts'

export class TokenError extends Error {
  override name = 'TokenError'
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}

const maxDecoded = 500
/** The same token comes with each of her pages, and says the same. */
const decoded = new Map<string, TokenClaims>()

/**
 * What a session token says. Its signature is not checked here: the API does, on every call.
 * @throws TokenError
 */
export function decodeToken(token: string): TokenClaims {
  const known = decoded.get(token)
  if (known) return known
  try {
    const claims = tokenClaims.parse(JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')))
    if (decoded.size >= maxDecoded) decoded.clear()
    decoded.set(token, claims)
    return claims
  } catch (cause) {
    throw new TokenError('Failed to decode token', { cause })
  }
}
