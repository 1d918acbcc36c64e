/** After the session has ended: the site asks for sign-in with the second factor, and then returns to this page. */
export function leaveForSignIn(): void {
  location.assign(`/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}`)}`)
}
