/** Call once the session has ended: the site asks for sign-in with the second factor, then returns to this page. */
export function redirectToSignIn(): void {
  location.assign(`/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}`)}`)
}
