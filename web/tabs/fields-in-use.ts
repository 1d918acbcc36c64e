/** Attribute of a form to which static-page/replace-document.ts has copied the user's input. */
export const inUseAttribute = 'data-in-use'

const touched = new Set<Element>()

function isFilled(field: Element): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== ''
  return field instanceof HTMLSelectElement
}

/** Remembers edited fields. Fields that a script filled in are not in use. */
export function watchEditedFields(): void {
  document.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element) touched.add(target)
    },
    true,
  )
}

/** Tells whether the page holds input that a new page would lose. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(isFilled) || document.querySelector(`[${inUseAttribute}]`) !== null
}
