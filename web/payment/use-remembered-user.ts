import { useEffect } from 'react'
import { browserStorage, type RememberedUser } from './browser-storage.ts'

/** On a shared device what another account typed is not shown. */
export function isHers({ identifier }: RememberedUser, email: string | null): boolean {
  return email === null || identifier === undefined || identifier.toLowerCase() === email.toLowerCase()
}

type Fields = Partial<Record<keyof RememberedUser, string>>

function fill(form: HTMLFormElement, fields: Fields, user: RememberedUser): void {
  for (const key of Object.keys(fields) as (keyof RememberedUser)[]) {
    const input = form.elements.namedItem(fields[key] ?? '')
    const text = user[key]
    if (!text || !(input instanceof HTMLInputElement) || input.value !== '') continue
    // Its default too: a form that only shows what was stored is not in use.
    input.defaultValue = text
    input.value = text
  }
}

/**
 * Fills the empty fields of a form with what she typed in an earlier one; what she typed here meanwhile stays.
 * @param fields names of the form's inputs
 * @param email of the account; null for a visitor
 */
export function useRememberedUser(formId: string, fields: Fields, email: string | null = null): void {
  const { identifier, firstName, lastName } = fields
  useEffect(() => {
    const form = document.getElementById(formId)
    const user = browserStorage.readUser()
    if (form instanceof HTMLFormElement && isHers(user, email)) fill(form, { identifier, firstName, lastName }, user)
  }, [formId, identifier, firstName, lastName, email])
}
