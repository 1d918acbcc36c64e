import { cloneTemplatePart } from './parts.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Visible controls of a form. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

function isChanged(control: Control): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLInputElement) {
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked
  }
  const [first] = control.options
  return control.value !== ([...control.options].find((option) => option.defaultSelected) ?? first)?.value
}

/** Controls whose value differs from the served page. */
export const listChangedControls = (form: HTMLFormElement): Control[] => controlsOf(form).filter(isChanged)

function tie(control: Control, errorId: string, wrong: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== errorId)
  const ids = wrong ? [...others, errorId] : others
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Shows an error at its field with the server's markup; undefined removes it. */
export function showError(form: HTMLFormElement, name: string, sentence: string | undefined): void {
  const place = form.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(name)}"]`)
  // Radio buttons share a name: all of them are marked.
  const controls = controlsOf(form).filter((one) => one.name === name)
  if (!place || controls.length === 0) return
  for (const control of controls) {
    tie(control, place.id, sentence !== undefined)
    control.setAttribute('aria-invalid', String(sentence !== undefined))
  }
  if (sentence === undefined) {
    place.replaceChildren()
    return
  }
  const shown = place.querySelector('span')
  // Replacing the same sentence would announce it again at each key.
  if (shown?.textContent === sentence) return
  const content = cloneTemplatePart('field-error', form.ownerDocument)
  const text = content.querySelector('span')
  if (text) text.textContent = sentence
  place.replaceChildren(content)
}

/** @returns whether a field is wrong */
export function focusFirstWrong(form: HTMLFormElement): boolean {
  const wrong = controlsOf(form).find((one) => one.getAttribute('aria-invalid') === 'true')
  wrong?.focus()
  return wrong !== undefined
}

/** Focuses the first wrong field, else the error of the whole form, such as a refused card. The button may be far below. */
export function focusFirstError(form: HTMLFormElement): void {
  const alert = form.querySelector<HTMLElement>('[role=alert]:not(:empty)')
  const focused = focusFirstWrong(form)
  if (!alert) return
  if (!focused) {
    alert.tabIndex = -1
    alert.focus({ preventScroll: true })
  }
  alert.scrollIntoView({ block: 'nearest' })
}
