import { fillTyped, parseTyped, readTyped } from '../forms/typed-text.ts'

const key = 'interrupted-form'

interface Interrupted {
  /** address of the form's page */
  path: string
  /** index among the page's forms */
  place: number
  typed: string
}

const formsOf = (page: Document): HTMLFormElement[] => [...page.querySelectorAll<HTMLFormElement>('main form')]

/** Keeps typed text in this window while the user, whose session has ended, signs in. */
export function storeInterrupted(form: HTMLFormElement, path: string, store: Storage = sessionStorage): void {
  const place = formsOf(form.ownerDocument).indexOf(form)
  const typed = JSON.stringify(readTyped(form))
  if (place >= 0) store.setItem(key, JSON.stringify({ path, place, typed } satisfies Interrupted))
}

/** Restores the text once, on its own page. */
export function restoreInterrupted(path: string, page: Document = document, store: Storage = sessionStorage): void {
  const stored = JSON.parse(store.getItem(key) ?? 'null') as Interrupted | null
  if (stored?.path !== path) return
  store.removeItem(key)
  const form = formsOf(page)[stored.place]
  if (form) fillTyped(form, parseTyped(stored.typed))
}
