/**
 * With the response's `no-referrer`, browsers would send forms with the origin `null`, like a stranger's.
 * The loaded page relaxes it for its own site only.
 */
export function OwnReferrer() {
  return <meta name="referrer" content="same-origin" />
}
