import { type SeenAs, seenAsParameter } from '../../../contracts/seen-as.ts'

/** Pages that are the same for all who have the same rights; all others are of the one who opens them. */
const shared =
  /^\/(?:(?:articles|authors|categories|tags|about|terms-of-service|legal-notice|privacy|accessibility|cookies)?|(?:article|authors|categories|tags)\/[\w-]+)$/

/** @returns the page's address as those with these rights see it; undefined for a page of another site, or of one person */
export function publicPage(address: string, origin: string, rights: SeenAs): string | undefined {
  const url = new URL(address, origin)
  if (url.origin !== origin || !shared.test(url.pathname)) return undefined
  url.searchParams.set(seenAsParameter, rights)
  return `${url.pathname}${url.search}${url.hash}`
}
