import { codePointLength } from '../../contracts/text/code-points.ts'
import type { FieldSentences } from '../forms/field-rules.ts'
import { type Control, controlsOf, focusFirstWrong, showError } from './field-errors.ts'
import { isRefused } from './forms.ts'

/** Error sentence of a control, by the browser's constraints and its length in code points. */
function problemOf(control: Control): string | undefined {
  const { validity, value } = control
  const { missing, length, other, most }: FieldSentences = JSON.parse(control.dataset.sentences ?? '{}')
  const isText = !(control instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/.test(control.type)
  if (validity.valueMissing || (control.required && isText && value.trim() === '')) return missing
  if (value === '' && isText) return undefined
  const count = codePointLength(value)
  const least = 'minLength' in control ? control.minLength : 0
  if (length && isText && (count < least || count > (most ?? count))) return length
  if (validity.customError) return control.validationMessage
  const { patternMismatch, rangeUnderflow, rangeOverflow, stepMismatch, badInput } = validity
  return patternMismatch || rangeUnderflow || rangeOverflow || stepMismatch || badInput ? other : undefined
}

/**
 * Validates a field when the user leaves it, and from then on at each change.
 * @returns a function that validates all fields, shows errors and focuses the first; it returns true without errors
 */
export function checkFields(form: HTMLFormElement): () => boolean {
  // The page shows errors at their fields: disable the browser's bubbles.
  form.noValidate = true
  // After a refusal the user has seen every field.
  const touched = new Set(isRefused(form) ? controlsOf(form).map(({ name }) => name) : [])
  const controlOf = (target: EventTarget | null): Control | undefined =>
    controlsOf(form).find((control) => control === target && control.name !== '')
  const review = (control: Control) => showError(form, control.name, problemOf(control))

  form.addEventListener('focusout', ({ target }) => {
    const control = controlOf(target)
    if (!control || touched.has(control.name)) return
    touched.add(control.name)
    review(control)
  })
  form.addEventListener('input', ({ target }) => {
    const control = controlOf(target)
    if (control && touched.has(control.name)) review(control)
  })

  return () => {
    for (const control of controlsOf(form)) {
      touched.add(control.name)
      review(control)
    }
    return !focusFirstWrong(form)
  }
}
