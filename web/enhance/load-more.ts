import { isStatic } from './static.ts'

/** On failure the list stays; a second press tries again. */
async function extendOrSay(link: HTMLAnchorElement): Promise<void> {
  const failed = link.parentElement?.querySelector<HTMLElement>('[data-load-failed]')
  if (failed) failed.hidden = true
  link.setAttribute('aria-busy', 'true')
  try {
    const { extendList: extend } = await import('./extend-list.ts')
    await extend(link)
  } catch {
    if (failed) failed.hidden = false
  }
  link.removeAttribute('aria-busy')
}

export function loadMore(): void {
  if (!isStatic()) return
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-load-more]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void extendOrSay(link)
  })
}
