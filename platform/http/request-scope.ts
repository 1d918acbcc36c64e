import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../sessions/index.ts'

/** Names the scope of a call that the site makes in the same process. */
export const scopeHeader = 'x-request-scope'

declare module 'fastify' {
  interface FastifyRequest {
    /** scope of the page that makes this call; null for a call from outside and for one that may write */
    scope: RequestScope | null
  }
}

/** Loads a value once for all calls of one page. Any other call loads it again. */
export const loadOncePerPage = <Found>(
  { scope }: Pick<FastifyRequest, 'scope'>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> => scope?.once(key, find) ?? find()

/** State shared by the API calls of one page: each value is loaded once. */
export interface RequestScope {
  /** represents all readers with these rights when a shared page is rendered; undefined for a page of one person */
  readonly reader: Viewer | undefined
  once<Found>(key: string, find: () => Promise<Found>): Promise<Found>
}

export interface RequestScopes {
  /** @param work renders a page, and only reads: it sends the scope's name with each of its calls */
  within<Result>(work: (name: string) => Promise<Result>, reader?: Viewer): Promise<Result>
  /** the scope of a call; undefined for any other request, and after the page is finished */
  of(request: FastifyRequest): RequestScope | undefined
}

export function createRequestScopes(): RequestScopes {
  const open = new Map<string, RequestScope>()

  function createScope(reader: Viewer | undefined): RequestScope {
    const found = new Map<string, Promise<unknown>>()
    return {
      reader,
      once: <Found>(key: string, find: () => Promise<Found>) => found.getOrInsertComputed(key, find) as Promise<Found>,
    }
  }

  return {
    async within(work, reader) {
      const name = randomUUID()
      open.set(name, createScope(reader))
      try {
        return await work(name)
      } finally {
        open.delete(name)
      }
    },
    of({ headers, raw }) {
      const name = headers[scopeHeader]
      // No client on the network has a scope, whatever it sends.
      return typeof name === 'string' && !(raw.socket instanceof Socket) ? open.get(name) : undefined
    },
  }
}
