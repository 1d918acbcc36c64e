import { useMatches } from 'react-router'
import { LiveValue, useLive, useSetLive } from './live-value.ts'

/** A loader returns the name of its page's subject: `return { pageName: author.name, … }`. */
export interface NamedPage {
  pageName: string
}

const isNamed = (data: unknown): data is NamedPage =>
  typeof data === 'object' && data !== null && 'pageName' in data && typeof data.pageName === 'string'

const pageNameOf = (data: unknown): string | undefined => (isNamed(data) ? data.pageName : undefined)

const renamedPage = new LiveValue<string>()

/** Replaces the loader's page name while the component is mounted; undefined: the loader's name applies. */
export const useRenamedPage = (name: string | undefined): void => useSetLive(renamedPage, name)

export function usePageName(): string | undefined {
  const loaded = pageNameOf(useMatches().at(-1)?.loaderData)
  return useLive(renamedPage) ?? loaded
}
