import { runUnlessHovered } from '../snackbar/run-unless-hovered.ts'
import { isStatic } from './static.ts'

const timeoutMilliseconds = 5000

function dismiss(snackbar: Element): void {
  runUnlessHovered(
    () => snackbar,
    timeoutMilliseconds,
    () => snackbar.remove(),
  )
  snackbar.querySelector('[data-close-snackbar]')?.addEventListener('click', () => snackbar.remove())
}

/** Runs on static pages; React dismisses those of apps. */
export function dismissSnackbars(): void {
  if (isStatic()) document.querySelectorAll('[data-snackbar]').forEach(dismiss)
}

/** Takes over the snackbars of a fetched page: the server shows each only once. */
export function takeSnackbars(page: Document): void {
  const taken = [...page.querySelectorAll('[data-snackbar]')]
  document.querySelector('[data-snackbars]')?.append(...taken)
  taken.forEach(dismiss)
}
