import { announce, begin, type Failure, withdraw } from '../hydrated/failure.ts'
import { latestOnly } from '../hydrated/latest-only.ts'
import { lateMilliseconds } from '../hydrated/waits.ts'
import { fresh, pendingForm } from './page.ts'
import { pageIn } from './page-data.ts'

const causes: Partial<Record<number, Failure['cause']>> = { 413: 'tooLarge', 429: 'tooMany' }

const nextRefresh = latestOnly()
/** A refresh was wanted while a form was under way. */
let isStale = false

/** The island shows what the answer brought; another page than this one is loaded whole. */
function take({ url }: Response, html: string): void {
  const { pathname, search } = new URL(url)
  const page = pageIn(html)
  if (page && pathname === location.pathname) fresh.set(page)
  else location.assign(`${pathname}${search}`)
}

/** @throws TypeError where no answer came */
async function ask(asked: Pick<Failure, 'asked' | 'path'>, init: RequestInit): Promise<void> {
  const answer = await fetch(asked.path, { ...init, headers: { accept: 'text/html' } })
  const html = await answer.text()
  if (init.signal?.aborted) return
  const cause = answer.status >= 500 ? 'server' : causes[answer.status]
  if (cause) return announce({ ...asked, cause })
  withdraw()
  take(answer, html)
}

async function askOrSay(asked: Pick<Failure, 'asked' | 'path'>, init: RequestInit): Promise<void> {
  begin(asked)
  const late = setTimeout(() => announce({ ...asked, cause: 'late' }), lateMilliseconds)
  try {
    await ask(asked, init)
  } catch (error) {
    if (init.signal?.aborted) return
    if (!(error instanceof TypeError)) throw error
    announce({ ...asked, cause: 'network' })
  } finally {
    clearTimeout(late)
  }
}

/** A form without files goes as a browser sends it, once; without an answer the page stays, and says so. */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (pendingForm.get()) return
  const data = new FormData(form, submitter)
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  const { pathname, search } = new URL(form.action)
  pendingForm.set(data)
  // A refresh under way may have been answered before the form is.
  nextRefresh()
  try {
    await askOrSay({ asked: 'sent', path: `${pathname}${search}` }, { method: 'POST', body })
  } finally {
    pendingForm.set(undefined)
    if (isStale) void askAgain()
  }
}

/** The page, anew: another window changed what it shows. While a form is under way, after its answer. */
export async function askAgain(): Promise<void> {
  isStale = pendingForm.get() !== undefined
  if (isStale) return
  await askOrSay({ asked: 'stale', path: `${location.pathname}${location.search}` }, { signal: nextRefresh() })
}
