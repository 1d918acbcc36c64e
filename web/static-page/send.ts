import type { Failure } from '../hydrated/failure.ts'
import { minimalAnswer } from '../session/headers/answer-header.ts'
import type { Sent } from './upload.ts'

export type Cause = Failure['cause']

export type Answer =
  | { kind: 'failed'; cause: Cause }
  /** the server redirects to `target` */
  | { kind: 'done'; target: string }
  /** the same page with errors, or an error page */
  | { kind: 'page'; page: Document }

interface Sending {
  signal: AbortSignal
  /** called with each sent part of the files */
  onProgress(): void
}

const failed = (cause: Cause): Answer => ({ kind: 'failed', cause })

function causeOf(status: number): Cause | undefined {
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'tooMany'
  return status >= 500 ? 'server' : undefined
}

function bodyOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams | FormData {
  const data = new FormData(form, pressed)
  if (form.enctype === 'multipart/form-data') return data
  const texts = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return new URLSearchParams(texts)
}

async function read(answer: Sent): Promise<Answer> {
  const target = answer.status === 204 ? answer.headers.get('location') : null
  if (target) return { kind: 'done', target }
  if (answer.redirected) return { kind: 'done', target: answer.url }
  const cause = causeOf(answer.status)
  if (cause) return failed(cause)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // A captive portal's page, or an incomplete one, is no answer.
  return page.querySelector('main#contenu') ? { kind: 'page', page } : failed('server')
}

const isFile = (value: FormDataEntryValue): boolean => value instanceof File && value.size > 0

async function post(form: HTMLFormElement, pressed: HTMLElement | null, sending: Sending): Promise<Sent> {
  const { signal, onProgress } = sending
  const body = bodyOf(form, pressed)
  const headers = { accept: 'text/html', ...minimalAnswer }
  if (body instanceof FormData && [...body.values()].some(isFile)) {
    // The file may be gone after a new build: the form is then sent without showing progress.
    const part = await import('./upload.ts').catch(() => null)
    signal.throwIfAborted()
    if (part) return part.upload(form, { body, headers, signal, onProgress })
  }
  return fetch(form.action, { method: 'POST', body, headers, signal })
}

/** Sends the form like the browser, without leaving the page. */
export async function send(form: HTMLFormElement, pressed: HTMLElement | null, sending: Sending): Promise<Answer> {
  try {
    return await read(await post(form, pressed, sending))
  } catch {
    return failed('network')
  }
}
