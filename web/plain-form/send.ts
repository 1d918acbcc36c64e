import type { Failure } from '../hydrated/failure.ts'
import { minimalAnswer } from '../session/answer-header.ts'

export type Cause = Failure['cause']

export type Answer =
  | { kind: 'failed'; cause: Cause }
  /** where the form led */
  | { kind: 'done'; target: string }
  /** the same page with what is wrong, or the page of an error */
  | { kind: 'page'; page: Document }

const failed = (cause: Cause): Answer => ({ kind: 'failed', cause })

function causeOf(status: number): Cause | undefined {
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'tooMany'
  return status >= 500 ? 'server' : undefined
}

function bodyOf(form: HTMLFormElement): URLSearchParams | FormData {
  const data = new FormData(form)
  if (form.enctype === 'multipart/form-data') return data
  const texts = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return new URLSearchParams(texts)
}

async function read(answer: Response): Promise<Answer> {
  const target = answer.status === 204 ? answer.headers.get('location') : null
  if (target) return { kind: 'done', target }
  if (answer.redirected) return { kind: 'done', target: answer.url }
  const cause = causeOf(answer.status)
  if (cause) return failed(cause)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // Another network's page, or half of ours, is no answer.
  return page.querySelector('main#contenu') ? { kind: 'page', page } : failed('server')
}

/** As the browser would send it, without leaving the page. */
export async function send(form: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
  const headers = { accept: 'text/html', ...minimalAnswer }
  try {
    return await read(await fetch(form.action, { method: 'POST', body: bodyOf(form), headers, signal }))
  } catch {
    return failed('network')
  }
}
