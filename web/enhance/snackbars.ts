import { whenLeft } from '../snackbar/when-left.ts'
import { isPlain } from './plain.ts'

const timeoutMilliseconds = 5000

/** On plain pages: React takes care of its own. */
export function dismissSnackbars(): void {
  if (!isPlain()) return
  for (const snackbar of document.querySelectorAll('[data-snackbar]')) {
    whenLeft(
      () => snackbar,
      timeoutMilliseconds,
      () => snackbar.remove(),
    )
    snackbar.querySelector('[data-close-snackbar]')?.addEventListener('click', () => snackbar.remove())
  }
}
