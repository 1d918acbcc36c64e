/**
 * With the response's `no-referrer`, browsers would send forms with the origin `null`, like a foreign site's.
 * So the loaded page allows referrers to its own site.
 */
export function OwnReferrer() {
  return <meta name="referrer" content="same-origin" />
}
