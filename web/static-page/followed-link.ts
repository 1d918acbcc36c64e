/** The link that a click follows, if it opens a page of this site in this window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return link.origin === location.origin && !link.target && !link.download ? link : null
}
