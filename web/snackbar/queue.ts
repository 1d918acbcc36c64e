import type { SnackbarType } from '../session/cookies/flash.ts'

const snackbarTimeoutMilliseconds = 5000

export interface SnackbarMessage {
  message: string
  type?: SnackbarType
  /** milliseconds; default 5000 */
  timeout?: number
}

export interface Snackbar extends Required<SnackbarMessage> {
  id: number
}

/** Adds a message to the snackbars. Of several errors only the first is shown. */
export function enqueue(shown: readonly Snackbar[], added: SnackbarMessage, id: number): readonly Snackbar[] {
  const snackbar = { type: 'default' as const, timeout: snackbarTimeoutMilliseconds, ...added, id }
  const hasError = shown.some(({ type }) => type === 'error')
  if (snackbar.type === 'error' && hasError) return shown
  return [...shown, snackbar]
}
