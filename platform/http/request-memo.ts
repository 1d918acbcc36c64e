import { AsyncLocalStorage } from 'node:async_hooks'

interface PageBeingMade {
  known: Map<string, Promise<unknown>>
  /** while it is made; what goes on afterwards, as a stream of events does, asks anew */
  open: boolean
}

const pages = new AsyncLocalStorage<PageBeingMade>()

/** A page that only reads calls the API several times: who is asking is found out once for all of them. */
export async function withRequestMemo<T>(make: () => Promise<T>): Promise<T> {
  const page: PageBeingMade = { known: new Map(), open: true }
  try {
    return await pages.run(page, make)
  } finally {
    page.open = false
  }
}

/** Found out once while one page is made, each time otherwise. */
export function requestMemo<T>(key: string, find: () => Promise<T>): Promise<T> {
  const page = pages.getStore()
  if (!page?.open) return find()
  const known = page.known.get(key)
  if (known) return known as Promise<T>
  const found = find()
  page.known.set(key, found)
  return found
}

/** Whether the call that is answered was made for such a page, in this process. */
export const isInRequestMemo = (): boolean => pages.getStore()?.open === true
