import { takeSnackbars } from '../enhance/snackbars.ts'
import { inUseAttribute } from '../tabs/fields-in-use.ts'
import { type Control, controlsOf, listChangedControls } from './field-errors.ts'
import { formsIn, isRefused } from './forms.ts'

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const isFiles = (control: Control): control is HTMLInputElement => control.type === 'file'

/** Key of a control. Boxes of a group share a name, so their value is part of the key. */
const keyOf = (control: Control): string => control.name + (isBox(control) ? control.value : '')

/** Keeps typed values that the server never sends back, such as a card number. */
function keepTyped(from: HTMLFormElement, to: HTMLFormElement): void {
  const typed = controlsOf(from)
  for (const control of controlsOf(to)) {
    const before = typed.find((one) => keyOf(one) === keyOf(control))
    if (!before || control.disabled) continue
    if (isFiles(control) && isFiles(before)) control.files = before.files
    else if (isBox(control) && isBox(before)) control.checked = before.checked
    else control.value = before.value
  }
  to.setAttribute(inUseAttribute, '')
}

/** Identifies a form of a page. React Router adds the page's query to the default address. */
function formKey(form: HTMLFormElement): string {
  const what = form.elements.namedItem('what')
  return `${new URL(form.action, location.href).pathname} ${what instanceof HTMLInputElement ? what.value : ''}`
}

/** Attributes of the document that enhance/follow-tabs.ts reads. */
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
  if (next) now?.replaceWith(next)
}

/** Copies the quick-exit button's attribute, which way-out.ts observes: the button stays, with its listeners. */
function takeWayOut(page: Document): void {
  const next = page.querySelector<HTMLElement>('[data-way-out]')?.dataset.wayOut
  const place = document.querySelector<HTMLElement>('[data-way-out]')
  if (place && next) place.dataset.wayOut = next
}

/** A fold that only some pages have is found by its id, the others by their place. */
function keepFolds(page: Document): void {
  const folds = (from: Document) => [...from.querySelectorAll<HTMLDetailsElement>('main details')]
  const key = (fold: HTMLDetailsElement, all: HTMLDetailsElement[]): string =>
    fold.id || String(all.filter(({ id }) => id === '').indexOf(fold))
  const next = new Map(folds(page).map((fold, _, all) => [key(fold, all), fold]))
  for (const one of folds(document)) {
    const fold = next.get(key(one, folds(document)))
    if (fold) fold.open ||= one.open
  }
}

/**
 * Replaces this page by `page`, and keeps typed values that the server does not send back.
 * @param received a form that the server accepted: its typed values are dropped
 */
export function replaceDocument(page: Document, received?: HTMLFormElement): void {
  const before = formsIn(document)
  const after = formsIn(page)
  for (const form of before) {
    const next = form !== received && after.find((one) => formKey(one) === formKey(form))
    if (next && listChangedControls(form).length > 0) keepTyped(form, next)
  }
  if (!received) keepFolds(page)
  const focused = document.activeElement?.id
  takeReader(page)
  takeWayOut(page)
  document.title = page.title
  replace('link[rel=icon]', page)
  replace('body > header', page)
  replace('main', page)
  takeSnackbars(page)
  const wanted = after.find(isRefused) ?? (received ? undefined : after[0])
  // The form's next step may have its own focus, such as the field for a mailed code.
  const next = document.querySelector<HTMLElement>('main [autofocus]')
  const former = focused ? document.getElementById(focused) : null
  const place = next ?? former ?? wanted?.querySelector('button[type=submit]')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  else document.getElementById('contenu')?.focus()
}
