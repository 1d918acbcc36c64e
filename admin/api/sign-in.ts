/** The session has ended: the site asks for it anew, second factor included, and leads back here. */
export function leaveForSignIn(): void {
  location.assign(`/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}`)}`)
}
