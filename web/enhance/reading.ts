import { readingSlot } from '../../conversation/device/device-storage.ts'
import type { OutboxStorage } from '../../conversation/writing/outbox.ts'
import { dropGonePlaces, parseReadingPlaces, type ReadingPlace, updateReadingPlaces } from './reading-places.ts'

/** Pixels from the window's top to below the sticky parts. */
const topMargin = 96

const keep = (slot: OutboxStorage, places: readonly ReadingPlace[]): void =>
  slot.write(places.length > 0 ? JSON.stringify(places) : null)

const addressOf = (article: string): string => `/article/${encodeURIComponent(article)}`

/** Tells whether the server says that the article is gone. Offline, it may still be stored on the device. */
async function isGone(article: string): Promise<boolean> {
  const answer = await fetch(addressOf(article), { method: 'HEAD' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/** Names the last unfinished article on the home page, and forgets withdrawn articles. */
async function nameLast(link: HTMLElement, slot: OutboxStorage, known: readonly ReadingPlace[]): Promise<void> {
  const places = await dropGonePlaces(known, isGone)
  if (places.length < known.length) keep(slot, places)
  const [last] = places
  if (!last || !(link instanceof HTMLAnchorElement)) return
  link.href = addressOf(last.article)
  for (const part of link.children) if (part instanceof HTMLElement) part.hidden = !part.hidden
  const title = link.querySelector('[data-resume-title]')
  if (title) title.textContent = last.title
}

/** Place of the text: the share above the window's top, and whether the end was seen. */
function measured(text: Element) {
  const { top, bottom, height } = text.getBoundingClientRect()
  return { share: Math.max(0, (topMargin - top) / height), finished: bottom <= innerHeight }
}

/** Scrolls to the place, and moves the keyboard focus there. */
function goTo(text: Element, share: number): void {
  const { top, height } = text.getBoundingClientRect()
  const y = top + share * height
  const blocks = [...text.querySelectorAll<HTMLElement>('p, h2, h3, ul, ol, blockquote, figure')]
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > y)
  scrollBy({ top: y - topMargin })
  if (!block) return
  block.tabIndex = -1
  block.focus({ preventScroll: true })
}

function offerPlace(button: HTMLElement, text: Element, { share }: ReadingPlace): void {
  button.hidden = false
  const hide = () => {
    button.hidden = true
    removeEventListener('scroll', onScroll)
  }
  // A reader who scrolls on reads from the start: hide the offer.
  const onScroll = () => scrollY > innerHeight && hide()
  addEventListener('scroll', onScroll, { passive: true })
  button.addEventListener('click', () => {
    hide()
    goTo(text, share)
  })
}

/** Remembers on the device where a signed-in reader stopped in an article, and offers to go on there. */
export function resumeReading(element: HTMLElement): void {
  const owner = document.documentElement.dataset.reader
  if (!owner) return
  const slot = readingSlot(owner)
  const read = () => parseReadingPlaces(slot.read(), Date.now())
  const article = element.dataset.resume
  const text = document.querySelector('[data-passage-text]')
  if (!article || !text) {
    void nameLast(element, slot, read())
    return
  }
  const known = read().find((place) => place.article === article)
  if (known) offerPlace(element, text, known)
  // Not `pagehide`: a sign-out reloads hidden tabs, which must not store a place again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const { share, finished } = measured(text)
    const title = document.querySelector('h1')?.textContent ?? ''
    const places = updateReadingPlaces(read(), { article, title, share, at: Date.now() }, finished)
    keep(slot, places)
  })
}
