/**
 * `no-referrer`, as the answer says it, would make browsers send forms with the origin `null`, like a stranger’s.
 * Once the page is there, its own site may know where a form comes from; no other ever does.
 */
export function OwnReferrer() {
  return <meta name="referrer" content="same-origin" />
}
