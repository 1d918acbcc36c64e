import { useMatches } from 'react-router'

/** A loader names what its page is about: `return { pageName: author.name, … }`. */
export interface NamedPage {
  pageName: string
}

const isNamed = (data: unknown): data is NamedPage =>
  typeof data === 'object' && data !== null && 'pageName' in data && typeof data.pageName === 'string'

export const pageNameOf = (data: unknown): string | undefined => (isNamed(data) ? data.pageName : undefined)

export const usePageName = (): string | undefined => pageNameOf(useMatches().at(-1)?.loaderData)
