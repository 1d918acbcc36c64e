import type { Affiliation } from '../../contracts/accounts/accounts.ts'
import type { Formula, TrafficToken } from '../../contracts/subscriptions/subscriptions.ts'

/** Form fields that are filled in again. Never the password: the session cookie keeps the user signed in. */
export interface RememberedUser {
  identifier?: string
  firstName?: string
  lastName?: string
}

/** The keys that the specification prescribes. */
export const storageKeys = ['payment-result', 'affiliate-data', 'user-data', 'unique-token', 'formula-data'] as const
export type StorageKey = (typeof storageKeys)[number]

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const formulaFields = [
  'amount',
  'creditAmount',
  'trialDuration',
  'trialDurationUnit',
  'periodDuration',
  'periodDurationUnit',
] as const satisfies readonly (keyof Formula)[]

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const nonEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** Wraps local storage. Ignores browsers that refuse it with an error: the journey's cookie is used instead. */
export class BrowserStorage {
  readonly #store: () => Store

  constructor(store: () => Store) {
    this.#store = store
  }

  #write(key: StorageKey, text: string): void {
    try {
      this.#store().setItem(key, text)
    } catch {
      // Private windows and full disks refuse storage: nothing depends on it.
    }
  }

  #read(key: StorageKey): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(this.#store().getItem(key) ?? '{}')
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }

  /** @param success whether the order was paid, on return from the provider */
  savePaymentResult(success: boolean): void {
    this.#write('payment-result', success ? 'success' : 'failure')
  }

  saveAffiliation({ token, platform }: Affiliation): void {
    this.#write('affiliate-data', JSON.stringify({ token, platform }))
  }

  saveTrafficToken({ value, isValid, formula }: TrafficToken): void {
    this.#write('unique-token', JSON.stringify(nonEmpty({ value, isValid, formula })))
  }

  saveFormula(formula: Formula): void {
    const fields = formulaFields.map((field) => [field, formula[field]])
    this.#write('formula-data', JSON.stringify(nonEmpty(Object.fromEntries(fields))))
  }

  saveUser({ identifier, firstName, lastName }: RememberedUser): void {
    const known = this.#read('user-data')
    const { identifier: i, firstName: f, lastName: l } = { ...known, ...nonEmpty({ identifier, firstName, lastName }) }
    this.#write('user-data', JSON.stringify(nonEmpty({ identifier: i, firstName: f, lastName: l })))
  }

  readUser(): RememberedUser {
    return this.#texts('user-data', ['identifier', 'firstName', 'lastName'])
  }

  readAffiliation(): Partial<Affiliation> {
    return this.#texts('affiliate-data', ['token', 'platform'])
  }

  readTrafficToken(): string | undefined {
    return this.#texts('unique-token', ['value']).value
  }

  forgetUser(): void {
    try {
      this.#store().removeItem('user-data')
    } catch {
      // Storage may be unavailable.
    }
  }

  #texts<Name extends string>(key: StorageKey, names: readonly Name[]): Partial<Record<Name, string>> {
    const stored = this.#read(key)
    const texts = names.filter((name) => typeof stored[name] === 'string').map((name) => [name, stored[name]])
    return Object.fromEntries(texts) as Partial<Record<Name, string>>
  }
}

export const browserStorage = new BrowserStorage(() => window.localStorage)
