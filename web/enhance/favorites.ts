import { isPlain } from './plain.ts'
import { takeSnackbars } from './snackbars.ts'

/** The specification's request timeout. */
const lateMilliseconds = 20_000

const buttonIn = (page: ParentNode) => page.querySelector<HTMLButtonElement>('form[data-favorite] button')

/** @throws where nothing usable comes. @returns where the form led */
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

/** What she asked for shows at once; then what became of it. */
async function keep(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const failed = form.querySelector<HTMLElement>('[data-favorite-failed]')
  if (failed) failed.hidden = true
  const before = { value: button.value, ariaPressed: button.ariaPressed }
  const answer = send(form, button)
  show(button, { value: before.value === '1' ? '0' : '1', ariaPressed: before.value === '1' ? 'true' : 'false' })
  try {
    const { page, url } = await answer
    const now = buttonIn(page)
    // Signed out meanwhile: she is led to where she signs in.
    if (!now) return location.assign(url)
    show(button, now)
    takeSnackbars(page)
    // Told to the other tabs: follow-tabs.ts.
    const { metadata } = page.documentElement.dataset
    if (metadata) document.documentElement.dataset.metadata = metadata
  } catch {
    show(button, before)
    if (failed) failed.hidden = false
  }
}

/** On plain pages: the article is kept without a page load. */
export function keepFavorites(): void {
  if (!isPlain()) return
  let underWay: Promise<void> | undefined
  document.addEventListener('submit', (event) => {
    const { target } = event
    const button = target instanceof HTMLFormElement && target.matches('[data-favorite]') ? buttonIn(document) : null
    if (!button) return
    event.preventDefault()
    // A second press undoes the first, once that is done.
    underWay = (underWay ?? Promise.resolve()).then(() => keep(target as HTMLFormElement, button))
  })
}
