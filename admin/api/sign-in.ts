import { CallError } from '../../relay/call.ts'

const addressOf = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`

/** Call once the session has ended: the site asks for sign-in with the second factor, then returns to this page. */
export function redirectToSignIn(): void {
  location.assign(addressOf(`${location.pathname}${location.search}`))
}

export const openSignIn = (): void => void window.open(addressOf('/admin'), '_blank', 'noopener')

export const sessionEnded = 'session-ended'

/** Goes to the sign-in after a 401, unless a form with unsaved text prevents it (`forms/leave-guard.tsx`). */
export function signInOnceEnded(error: unknown): void {
  if (!(error instanceof CallError) || error.status !== 401) return
  if (dispatchEvent(new Event(sessionEnded, { cancelable: true }))) redirectToSignIn()
}
