import { lookRegularly } from '../conversation/look-regularly.ts'
import { takeSnackbars } from '../enhance/snackbars.ts'
import { latestOnly } from '../hydrated/latest-only.ts'
import { lateMilliseconds } from '../hydrated/waits.ts'

const listIn = (page: ParentNode) => page.querySelector('[data-live-list]')

const nextSignal = latestOnly()

const addressNow = (): string => `${location.pathname}${location.search}`

/** The page as it is now. Without an answer what is shown stands until the next look. */
async function pageAt(address: string, latest: AbortSignal): Promise<Document | null> {
  try {
    const signal = AbortSignal.any([latest, AbortSignal.timeout(lateMilliseconds)])
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** A link that has the focus keeps it. */
function replace(shown: Element, next: Element): void {
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLAnchorElement && shown.contains(activeElement) ? activeElement.href : null
  shown.replaceChildren(...next.childNodes)
  const link = [...shown.querySelectorAll('a')].find(({ href }) => href === focused)
  link?.focus({ preventScroll: true })
}

async function look(): Promise<void> {
  if (document.hidden) return
  const address = addressNow()
  const latest = nextSignal()
  const page = await pageAt(address, latest)
  if (latest.aborted) return
  const [shown, next] = [listIn(document), page && listIn(page)]
  if (!page || !shown || !next) return
  takeSnackbars(page)
  // She asked for more of them meanwhile: the address says how many.
  const isBehind = address !== addressNow() || shown.querySelector('[aria-busy=true]') !== null
  if (!isBehind && shown.innerHTML !== next.innerHTML) replace(shown, next)
}

/** The list follows what happens while it is open: it is taken out of the same page, asked for anew. @returns ends it */
export const followList = (): (() => void) => lookRegularly(() => void look())
