import { createContext, use, useSyncExternalStore } from 'react'
import type { IslandPage } from './page-data.ts'

/** What the island shows: as the document brought it, and as it was asked for since. */
export const IslandPageContext = createContext<IslandPage | undefined>(undefined)

export function useIslandPage(): IslandPage {
  const page = use(IslandPageContext)
  if (!page) throw new Error('outside an island')
  return page
}

/** A value that others follow. */
function observed<Value>(initial: Value) {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next: Value): void {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page, asked for again. */
export const fresh = observed<IslandPage | undefined>(undefined)

/** A form without an answer yet. */
export const pendingForm = observed<FormData | undefined>(undefined)

const none = () => undefined

export const useFreshPage = () => useSyncExternalStore(fresh.subscribe, fresh.get, none)

export const usePendingForm = () => useSyncExternalStore(pendingForm.subscribe, pendingForm.get, none)
