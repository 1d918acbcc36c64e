import { takeSnackbars } from './snackbars.ts'

/** The specification's request timeout. */
const lateMilliseconds = 20_000

const buttonIn = (page: ParentNode) => page.querySelector<HTMLButtonElement>('form[data-favorite] button')

/** @throws without a usable answer. @returns the answered page and its address */
async function send(
  form: HTMLFormElement,
  { name, value }: HTMLButtonElement,
): Promise<{ page: Document; url: string }> {
  const body = new URLSearchParams([[name, value]])
  const answer = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(lateMilliseconds) })
  if (!answer.ok) throw new Error(`the form answered ${answer.status}`)
  return { page: new DOMParser().parseFromString(await answer.text(), 'text/html'), url: answer.url }
}

function show(
  button: HTMLButtonElement,
  { value, ariaPressed }: Pick<HTMLButtonElement, 'value' | 'ariaPressed'>,
): void {
  button.value = value
  button.ariaPressed = ariaPressed
}

/** Shows the requested state at once, then the state in the answer. */
export async function submitFavorite(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const failed = form.querySelector<HTMLElement>('[data-favorite-failed]')
  if (failed) failed.hidden = true
  const before = { value: button.value, ariaPressed: button.ariaPressed }
  const answer = send(form, button)
  show(button, { value: before.value === '1' ? '0' : '1', ariaPressed: before.value === '1' ? 'true' : 'false' })
  try {
    const { page, url } = await answer
    const now = buttonIn(page)
    // Signed out meanwhile: the answer is the sign-in page.
    if (!now) return location.assign(url)
    show(button, now)
    takeSnackbars(page)
    // follow-tabs.ts tells the other tabs.
    const { metadata } = page.documentElement.dataset
    if (metadata) document.documentElement.dataset.metadata = metadata
  } catch {
    show(button, before)
    if (failed) failed.hidden = false
  }
}
