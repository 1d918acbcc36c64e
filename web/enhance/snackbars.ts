import { whenLeft } from '../snackbar/when-left.ts'
import { isPlain } from './plain.ts'

const timeoutMilliseconds = 5000

function dismiss(snackbar: Element): void {
  whenLeft(
    () => snackbar,
    timeoutMilliseconds,
    () => snackbar.remove(),
  )
  snackbar.querySelector('[data-close-snackbar]')?.addEventListener('click', () => snackbar.remove())
}

/** On plain pages: React takes care of its own. */
export function dismissSnackbars(): void {
  if (isPlain()) document.querySelectorAll('[data-snackbar]').forEach(dismiss)
}

/** Those of another page, which the server has shown and will not show again. */
export function takeSnackbars(page: Document): void {
  const taken = [...page.querySelectorAll('[data-snackbar]')]
  document.querySelector('[data-snackbars]')?.append(...taken)
  taken.forEach(dismiss)
}
