import { isStatic } from './static.ts'

/** Saves the favourite, by code loaded on first use. */
async function keep(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  try {
    const { submitFavorite: keepFavorite } = await import('./submit-favorite.ts')
    await keepFavorite(form, button)
  } catch {
    const failed = form.querySelector<HTMLElement>('[data-favorite-failed]')
    if (failed) failed.hidden = false
  }
}

/** Saves a favourite without a page load, on static pages. */
export function interceptFavoriteForms(): void {
  if (!isStatic()) return
  let underWay: Promise<void> | undefined
  document.addEventListener('submit', (event) => {
    const { target } = event
    const button =
      target instanceof HTMLFormElement && target.matches('[data-favorite]') ? target.querySelector('button') : null
    if (!button) return
    event.preventDefault()
    // A second press waits for the first one, then undoes it.
    underWay = (underWay ?? Promise.resolve()).then(() => keep(target as HTMLFormElement, button))
  })
}
