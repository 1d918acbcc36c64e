import { isStatic } from './static.ts'

/** Loaded with the first press. */
async function keep(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  try {
    const { keepFavorite } = await import('./keep-favorite.ts')
    await keepFavorite(form, button)
  } catch {
    const failed = form.querySelector<HTMLElement>('[data-favorite-failed]')
    if (failed) failed.hidden = false
  }
}

/** Saves a favourite without a page load, on static pages. */
export function keepFavorites(): void {
  if (!isStatic()) return
  let underWay: Promise<void> | undefined
  document.addEventListener('submit', (event) => {
    const { target } = event
    const button =
      target instanceof HTMLFormElement && target.matches('[data-favorite]') ? target.querySelector('button') : null
    if (!button) return
    event.preventDefault()
    // A second press undoes the first, once that is done.
    underWay = (underWay ?? Promise.resolve()).then(() => keep(target as HTMLFormElement, button))
  })
}
