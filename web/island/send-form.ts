import { announce, begin, type Failure, withdraw } from '../hydrated/failure.ts'
import { lateMilliseconds } from '../hydrated/waits.ts'
import { fresh, pendingForm } from './page.ts'
import { pageIn } from './page-data.ts'

const causes: Partial<Record<number, Failure['cause']>> = { 413: 'tooLarge', 429: 'tooMany' }

/** The island shows what the answer brought; another page than this one is loaded whole. */
async function take(answer: Response): Promise<void> {
  const { pathname, search } = new URL(answer.url)
  const page = pageIn(await answer.text())
  if (page && pathname === location.pathname) fresh.set(page)
  else location.assign(`${pathname}${search}`)
}

/** @throws TypeError where no answer came */
async function ask(asked: Pick<Failure, 'asked' | 'path'>, init: RequestInit): Promise<void> {
  const answer = await fetch(asked.path, { ...init, headers: { accept: 'text/html' } })
  const cause = answer.status >= 500 ? 'server' : causes[answer.status]
  if (cause) return announce({ ...asked, cause })
  withdraw()
  await take(answer)
}

async function askOrSay(asked: Pick<Failure, 'asked' | 'path'>, init: RequestInit): Promise<void> {
  begin(asked)
  const late = setTimeout(() => announce({ ...asked, cause: 'late' }), lateMilliseconds)
  try {
    await ask(asked, init)
  } catch (error) {
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
  try {
    await askOrSay({ asked: 'sent', path: `${pathname}${search}` }, { method: 'POST', body })
  } finally {
    pendingForm.set(undefined)
  }
}

/** The page, anew: another window changed what it shows. */
export const askAgain = (): Promise<void> =>
  askOrSay({ asked: 'stale', path: `${location.pathname}${location.search}` }, {})
