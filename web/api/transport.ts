import { createFetch, FetchError } from 'ofetch'
import { ApiUnreachableError } from './errors.ts'

/** The API of the same host: HTTP in a browser, an in-process call in the server. */
export type FetchApi = (path: string, init: RequestInit) => Promise<Response>

const requestTimeoutMilliseconds = 20_000
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

export interface RawAnswer {
  status: number
  headers: Headers
  body: unknown
}

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** In-process calls ignore an abort: stop waiting for their result. */
function abortable(fetchApi: FetchApi): FetchApi {
  return (path, init) => {
    const { signal } = init
    if (!signal) return fetchApi(path, init)
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      fetchApi(path, init)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', abort))
    })
  }
}

/**
 * Sends requests with a timeout of 20 s, follows redirects and retries reads once. Any status is an answer; without an answer
 * it throws ApiUnreachableError.
 */
export function createTransport(fetchApi: FetchApi) {
  const send = createFetch({
    fetch: abortable(fetchApi) as typeof fetch,
    defaults: { timeout: requestTimeoutMilliseconds, retryStatusCodes: retriedStatuses, redirect: 'follow' },
  })
  return async (
    path: string,
    init: { method: string; headers: Headers; body?: string | Uint8Array<ArrayBuffer> },
  ): Promise<RawAnswer> => {
    try {
      const response = await send.raw(path, { ...init, responseType: 'text' })
      return { status: response.status, headers: response.headers, body: parse(response._data ?? '') }
    } catch (error) {
      if (!(error instanceof FetchError) || !error.response) {
        throw new ApiUnreachableError(`no answer from ${init.method} ${path}`, { cause: error })
      }
      const { status, headers } = error.response
      return { status, headers, body: parse(String(error.data ?? '')) }
    }
  }
}
