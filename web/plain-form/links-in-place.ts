import { latestOnly } from '../hydrated/latest-only.ts'
import { lateMilliseconds } from '../hydrated/waits.ts'
import { followedLink } from './followed-link.ts'
import { takeOver } from './take-over.ts'

const isPage = (page: Document): boolean => page.querySelector('main#contenu') !== null

const nextSignal = latestOnly()

/** A link that changes what the page is about, and leaves the form as it is filled in: `data-in-place`. */
export function followInPlace(shown: () => void): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (link?.dataset.inPlace === undefined) return
    event.preventDefault()
    const signal = nextSignal()
    follow(link.href, signal).then(shown, () => {
      if (!signal.aborted) location.assign(link.href)
    })
  })
}

/** @throws where no page of ours comes, or another link was followed meanwhile */
async function follow(href: string, latest: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([latest, AbortSignal.timeout(lateMilliseconds)])
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal })
  const html = await answer.text()
  latest.throwIfAborted()
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!answer.ok || !isPage(page)) throw new Error(`${href} answered ${answer.status}`)
  takeOver(page)
  history.replaceState(history.state, '', answer.url)
  document.querySelector<HTMLElement>('[data-in-place][aria-current]')?.focus({ preventScroll: true })
}
