import { useEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'

/** A loader names what its page is about: `return { pageName: author.name, … }`. */
export interface NamedPage {
  pageName: string
}

const isNamed = (data: unknown): data is NamedPage =>
  typeof data === 'object' && data !== null && 'pageName' in data && typeof data.pageName === 'string'

export const pageNameOf = (data: unknown): string | undefined => (isNamed(data) ? data.pageName : undefined)

/** Set in the browser only: the server renders the pages of many people. */
let renamed: string | undefined
const listeners = new Set<() => void>()

function rename(name: string | undefined): void {
  renamed = name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While the component is shown the page has this name instead of its loader's; undefined: the loader's. */
export function useRenamedPage(name: string | undefined): void {
  useEffect(() => {
    rename(name)
    return () => rename(undefined)
  }, [name])
}

export function usePageName(): string | undefined {
  const loaded = pageNameOf(useMatches().at(-1)?.loaderData)
  const now = useSyncExternalStore(
    subscribe,
    () => renamed,
    () => undefined,
  )
  return now ?? loaded
}
