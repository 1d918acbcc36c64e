import { partOf } from './parts.ts'

/** The form's button while an answer is awaited. @returns ends it */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const label = button?.querySelector('span')
  if (!button || !label) return () => {}
  const before = [...label.childNodes]
  const spinner = partOf('spinner').firstElementChild
  button.setAttribute('aria-disabled', 'true')
  if (spinner) button.prepend(spinner)
  label.replaceChildren(button.dataset.pendingLabel ?? '')
  return () => {
    button.removeAttribute('aria-disabled')
    spinner?.remove()
    label.replaceChildren(...before)
  }
}
