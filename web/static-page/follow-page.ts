import { latestOnly } from '../hydrated/latest-only.ts'
import { answerTimeoutMilliseconds } from '../hydrated/waits.ts'
import { followedLink } from './followed-link.ts'
import { replaceDocument } from './replace-document.ts'

const isPage = (page: Document): boolean => page.querySelector('main#contenu') !== null

const nextSignal = latestOnly()

/** @throws if the answer is no page of this site, or if another page was requested meanwhile */
async function load(address: string): Promise<{ page: Document; url: string; redirected: boolean }> {
  const latest = nextSignal()
  const signal = AbortSignal.any([latest, AbortSignal.timeout(answerTimeoutMilliseconds)])
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
  const html = await answer.text()
  latest.throwIfAborted()
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!answer.ok || !isPage(page)) throw new Error(`${address} answered ${answer.status}`)
  return { page, url: answer.url, redirected: answer.redirected }
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

interface Origin {
  /** the form that the server accepted */
  received?: HTMLFormElement
  /** id of the element that gets the focus */
  focused?: string
}

/** Replaces this page by the page at `address`. If the request fails, the browser loads that page. */
export async function replacePage(
  address: string,
  shown: () => void,
  { received, focused }: Origin = {},
): Promise<void> {
  try {
    const { page, url } = await load(address)
    replaceDocument(page, received)
    const { hash } = new URL(address, location.href)
    history.replaceState(history.state, '', url + hash)
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    shown()
  } catch (error) {
    if (!isAborted(error)) location.assign(address)
  }
}

/**
 * Links and forms with `data-in-place` change the subject of the page and keep the typed form values.
 * The attribute's value is the id of the element that then gets the focus.
 */
export function interceptInPlace(shown: () => void): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    const focused = link?.dataset.inPlace
    if (!link || focused === undefined) return
    event.preventDefault()
    void replacePage(link.href, shown, { focused })
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return
    event.preventDefault()
    const address = new URL(form.action)
    for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value))
    void replacePage(address.href, shown, { focused: form.dataset.inPlace })
  })
}

/**
 * Refetches a waiting page every `data-refetch` milliseconds. While it waits, only the element with that attribute is replaced,
 * so that screen readers do not announce the rest again.
 */
export function startRefetching(shown: () => void): void {
  const place = document.querySelector<HTMLElement>('main [data-refetch]')
  if (!place) return
  const look = async () => {
    // Another page is shown, with its own refetch.
    if (!place.isConnected) return
    try {
      const { page, url, redirected } = await load(location.href)
      if (redirected) return location.assign(url)
      const next = page.querySelector('main [data-refetch]')
      if (next) place.replaceWith(next)
      else {
        replaceDocument(page)
        return shown()
      }
    } catch {
      // Without an answer the page stays until the next refetch.
    }
    startRefetching(shown)
  }
  setTimeout(() => void look(), Number(place.dataset.refetch))
}
