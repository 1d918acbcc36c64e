import { lateMilliseconds } from '../hydrated/waits.ts'
import { followedLink } from './followed-link.ts'
import { takeOver } from './take-over.ts'

const isPage = (page: Document): boolean => page.querySelector('main#contenu') !== null

/** A link that changes what the page is about, and leaves the form as it is filled in: `data-in-place`. */
export function followInPlace(shown: () => void): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (link?.dataset.inPlace === undefined) return
    event.preventDefault()
    void follow(link.href).then(shown, () => location.assign(link.href))
  })
}

/** @throws where no page of ours comes */
async function follow(href: string): Promise<void> {
  const signal = AbortSignal.timeout(lateMilliseconds)
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!answer.ok || !isPage(page)) throw new Error(`${href} answered ${answer.status}`)
  takeOver(page)
  history.replaceState(history.state, '', answer.url)
  document.querySelector<HTMLElement>('[data-in-place][aria-current]')?.focus({ preventScroll: true })
}
