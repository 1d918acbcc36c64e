import { type AuthProvider, AuthState } from './auth-state.ts'

export const authProviders = {
  default: { name: 'default', readable: true },
  /** the token of an e-mailed link to contact tickets */
  contact: { name: 'contact', readable: false },
} as const satisfies Record<string, AuthProvider>

export type AuthProviderName = keyof typeof authProviders

export class AuthProviders {
  readonly #states: Record<AuthProviderName, AuthState>

  constructor(now: () => number = Date.now) {
    this.#states = {
      default: new AuthState(authProviders.default, now),
      contact: new AuthState(authProviders.contact, now),
    }
  }

  /** @throws RangeError for an unknown provider */
  get(name: AuthProviderName): AuthState {
    if (!Object.hasOwn(this.#states, name)) throw new RangeError(`unknown auth provider: ${name}`)
    return this.#states[name]
  }
}
