export type TypedText = Record<string, string>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields never stored: passwords, cards and codes must not leave the page, and only the user ticks a box. */
const leftOut = new Set(['password', 'hidden', 'file', 'checkbox', 'submit', 'button'])
const secret = /^(?:cc-|one-time-code|current-password|new-password)/

const isTyped = (element: Element): element is Field =>
  (element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLInputElement) &&
  element.name !== '' &&
  !leftOut.has(element.type) &&
  // A password that the user made visible has the input type `text`.
  !secret.test(element.autocomplete)

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isTyped)

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'

/** Text in a form, without fields that must not be stored. */
export function readTyped(form: HTMLFormElement): TypedText {
  const filled = fieldsOf(form).filter((field) => (isRadio(field) ? field.checked : field.value !== ''))
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}

/** Fills a field as if the user typed it: events notify the form's listeners. */
function fill(field: Field, value: string): void {
  if (isRadio(field)) {
    if (field.value === value && !field.checked) field.click()
    return
  }
  if (field.value === value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  // The native setter: React's own would record the value as known, and ignore the event.
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Restores text that was read from the same form. */
export function fillTyped(form: HTMLFormElement, typed: TypedText): void {
  for (const field of fieldsOf(form)) {
    const value = typed[field.name]
    if (value !== undefined) fill(field, value)
  }
}

/** Parses stored text, and ignores values of another shape. */
export function parseTyped(stored: string | null): TypedText {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    const entries = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
