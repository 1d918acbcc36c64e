import { takeSnackbars } from '../enhance/snackbars.ts'
import { inUse } from '../tabs/fields-in-use.ts'
import { controlsOf } from './field-errors.ts'

export const plainFormIn = (page: ParentNode): HTMLFormElement | null =>
  page.querySelector<HTMLFormElement>('form[data-plain-form]')

type Control = ReturnType<typeof controlsOf>[number]

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const isFiles = (control: Control): control is HTMLInputElement => control.type === 'file'

/** Radio buttons share a name. */
const keyOf = (control: Control): string => control.name + (isBox(control) ? control.value : '')

/** What the server never sends back, as a card's number, stays where she typed it. */
function keepTyped(from: HTMLFormElement, to: HTMLFormElement): void {
  const typed = controlsOf(from)
  for (const control of controlsOf(to)) {
    const before = typed.find((one) => keyOf(one) === keyOf(control))
    if (!before || control.disabled) continue
    if (isFiles(control) && isFiles(before)) control.files = before.files
    else if (isBox(control) && isBox(before)) control.checked = before.checked
    else control.value = before.value
  }
  to.setAttribute(inUse, '')
}

/** Of the document: what the scripts that follow other tabs go by. */
const readerData = ['reader', 'roles', 'metadata'] as const

function takeReader(page: Document): void {
  const { dataset } = document.documentElement
  for (const name of readerData) {
    const value = page.documentElement.dataset[name]
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
}

function replace(selector: string, page: Document): void {
  const [now, next] = [document.querySelector(selector), page.querySelector(selector)]
  const folds = next?.querySelectorAll('details') ?? []
  now?.querySelectorAll('details').forEach((one, at) => {
    const fold = folds[at]
    if (fold && selector === 'main') fold.open = one.open
  })
  if (next) now?.replaceWith(next)
}

/** Puts what the server answered in the place of the page; with what she typed, which it does not send back. */
export function takeOver(page: Document): void {
  const before = plainFormIn(document)
  const after = plainFormIn(page)
  const focused = document.activeElement?.id
  if (before && after) keepTyped(before, after)
  takeReader(page)
  document.title = page.title
  replace('body > header', page)
  replace('main', page)
  takeSnackbars(page)
  const place = (focused && document.getElementById(focused)) || after?.querySelector('button[type=submit]')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  else document.getElementById('contenu')?.focus()
}
