/** The specification's request timeout. */
const lateMilliseconds = 20_000

/** @throws without a usable answer */
async function longerPage(href: string): Promise<{ page: Document; url: string }> {
  const signal = AbortSignal.timeout(lateMilliseconds)
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal })
  if (!answer.ok) throw new Error(`the longer page answered ${answer.status}`)
  return { page: new DOMParser().parseFromString(await answer.text(), 'text/html'), url: answer.url }
}

export async function extendList(link: HTMLAnchorElement): Promise<void> {
  const list = document.querySelector('[data-list]')
  if (!list) return location.assign(link.href)
  const { page, url } = await longerPage(link.href)
  const items = [...page.querySelectorAll('[data-list] > *')].slice(list.children.length)
  list.append(...items)
  const next = page.querySelector<HTMLAnchorElement>('[data-load-more]')
  if (next) link.href = next.href
  else link.parentElement?.remove()
  const count = page.querySelector('[data-shown]')
  const shown = document.querySelector('[data-shown]')
  if (count && shown) shown.textContent = count.textContent
  history.replaceState(history.state, '', url)
  items[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}
