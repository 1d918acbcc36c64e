/** The session has ended: the site asks the user to sign in again, with the second factor, and leads back here. */
export function leaveForSignIn(): void {
  location.assign(`/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}`)}`)
}
