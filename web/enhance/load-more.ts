import { isPlain } from './plain.ts'
import { wholeStylesheet } from './whole-stylesheet.ts'

/** Takes the new items out of the longer page and puts them under those that are there. */
async function extend(link: HTMLAnchorElement): Promise<void> {
  const list = document.querySelector('[data-list]')
  if (!list) return location.assign(link.href)
  link.setAttribute('aria-busy', 'true')
  const [answer] = await Promise.all([fetch(link.href, { headers: { accept: 'text/html' } }), wholeStylesheet()])
  if (!answer.ok) return location.assign(link.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const items = [...page.querySelectorAll('[data-list] > *')].slice(list.children.length)
  list.append(...items)
  const next = page.querySelector<HTMLAnchorElement>('[data-load-more]')
  if (next) link.href = next.href
  else link.parentElement?.remove()
  link.removeAttribute('aria-busy')
  const count = page.querySelector('[data-shown]')
  const shown = document.querySelector('[data-shown]')
  if (count && shown) shown.textContent = count.textContent
  history.replaceState(history.state, '', answer.url)
  items[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

export function loadMore(): void {
  if (!isPlain()) return
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-load-more]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    extend(link).catch(() => location.assign(link.href))
  })
}
