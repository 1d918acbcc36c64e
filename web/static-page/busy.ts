import { cloneTemplatePart } from './parts.ts'

/** Shows the pressed button as busy. @returns a function that restores it */
export function showBusy(form: HTMLFormElement, pressed: HTMLElement | null): () => void {
  const button = pressed ?? form.querySelector<HTMLElement>('button[type=submit]')
  const label = button?.querySelector('span')
  if (!button || !label) return () => {}
  const before = [...label.childNodes]
  const spinner = cloneTemplatePart('spinner').firstElementChild
  button.setAttribute('aria-disabled', 'true')
  if (spinner) button.prepend(spinner)
  label.replaceChildren(button.dataset.pendingLabel ?? '')
  return () => {
    button.removeAttribute('aria-disabled')
    spinner?.remove()
    label.replaceChildren(...before)
  }
}
