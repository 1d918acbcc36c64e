import { useMatches } from 'react-router'
import { LiveValue, useLive, useSetLive } from './live-value.ts'

/** A loader names what its page is about: `return { pageName: author.name, … }`. */
export interface NamedPage {
  pageName: string
}

const isNamed = (data: unknown): data is NamedPage =>
  typeof data === 'object' && data !== null && 'pageName' in data && typeof data.pageName === 'string'

const pageNameOf = (data: unknown): string | undefined => (isNamed(data) ? data.pageName : undefined)

const renamedPage = new LiveValue<string>()

/** While the component is shown the page has this name instead of its loader's; undefined: the loader's. */
export const useRenamedPage = (name: string | undefined): void => useSetLive(renamedPage, name)

export function usePageName(): string | undefined {
  const loaded = pageNameOf(useMatches().at(-1)?.loaderData)
  return useLive(renamedPage) ?? loaded
}
