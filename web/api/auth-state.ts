import type { Acl } from '../../contracts/accounts/roles.ts'
import { Emitter } from './emitter.ts'
import { isSendable } from './sendable.ts'
import { decodeToken, TokenError } from './token.ts'

export interface AuthInfo {
  user: { uid: string; email: string }
  /** uid of the session itself */
  sid: string
  /** milliseconds since 1970 */
  tokenExpiration: number
  acl: Acl
}

type AuthEvents = {
  connect: AuthState
  reconnect: AuthState
  refresh: AuthState
  disconnect: AuthState
}

export interface AuthProvider {
  readonly name: string
  /** false: the token is opaque: neither its user nor its expiry can be read */
  readonly readable: boolean
}

function infoOf(token: string): AuthInfo {
  const { uid, identifier, sid, exp, acl } = decodeToken(token)
  return { user: { uid, email: identifier }, sid, tokenExpiration: exp * 1000, acl }
}

/** Session of one provider: not authenticated → connected → disconnected. */
export class AuthState {
  readonly events = new Emitter<AuthEvents>()
  readonly provider: AuthProvider
  readonly #now: () => number
  #token: string | null = null
  #info: AuthInfo | null = null
  #connected = false

  constructor(provider: AuthProvider, now: () => number = Date.now) {
    this.provider = provider
    this.#now = now
  }

  get info(): AuthInfo | null {
    return this.#info
  }

  /** @throws TokenError if there is no token */
  get token(): string {
    if (this.#token === null) throw new TokenError('unable to get a token')
    return this.#token
  }

  peekToken(): string | null {
    return this.#token
  }

  /** Tells whether a valid token is connected. If the token has expired, disconnects first. */
  get authenticated(): boolean {
    const valid = this.#token !== null && (this.#info === null || this.#info.tokenExpiration > this.#now())
    if (!valid && this.#connected) this.disconnect()
    return valid && this.#connected
  }

  isVip(): boolean {
    return this.authenticated && this.#info?.acl.vip === true
  }

  /** @throws TokenError */
  connect(token: string): void {
    this.#store(token)
    this.events.emit('connect', this)
  }

  /** Restores a stored token. If it is unreadable, the user is signed out. */
  reconnect(token: string | null): void {
    if (!token) return
    try {
      this.#store(token)
      this.events.emit('reconnect', this)
    } catch {
      this.#clear()
    }
  }

  /** @throws TokenError */
  refresh(token: string): void {
    this.#store(token)
    this.events.emit('refresh', this)
  }

  disconnect(): void {
    this.#clear()
    this.events.emit('disconnect', this)
  }

  #store(token: string): void {
    if (!isSendable(token)) throw new TokenError('no header can carry this token')
    this.#info = this.provider.readable ? infoOf(token) : null
    this.#token = token
    this.#connected = true
  }

  #clear(): void {
    this.#token = null
    this.#info = null
    this.#connected = false
  }
}
