import { browserStorage, type RememberedUser } from './browser-storage.ts'

/** Names of the inputs, on every form that asks for them. */
const names = { identifier: 'identifier', firstName: 'firstname', lastName: 'lastname' } as const satisfies Record<
  keyof RememberedUser,
  string
>

/** Tells whether stored data may be this user's: a shared device must not show another user's data. */
export function isSameUser({ identifier }: RememberedUser, email: string | null): boolean {
  return email === null || identifier === undefined || identifier.toLowerCase() === email.toLowerCase()
}

const inputOf = (form: HTMLFormElement, key: keyof RememberedUser): HTMLInputElement | null => {
  const input = form.elements.namedItem(names[key])
  return input instanceof HTMLInputElement ? input : null
}

/**
 * Fills empty fields with the user's input from an earlier form; text typed here meanwhile stays.
 * @param email of the account; null for a visitor
 */
export function fillRemembered(form: HTMLFormElement, email: string | null): void {
  const user = browserStorage.readUser()
  if (!isSameUser(user, email)) return
  for (const key of Object.keys(names) as (keyof RememberedUser)[]) {
    const input = inputOf(form, key)
    const text = user[key]
    if (!text || !input || input.value !== '') continue
    // Set the default too: a form with only restored values is not in use.
    input.defaultValue = text
    input.value = text
  }
}

export function rememberUser(form: HTMLFormElement): void {
  const typed = (key: keyof RememberedUser) => inputOf(form, key)?.value ?? ''
  browserStorage.saveUser({
    identifier: typed('identifier'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
  })
}
