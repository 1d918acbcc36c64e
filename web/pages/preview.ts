import { privateFormHeaders } from '../session/headers/private-headers.ts'

/** Limit of a token in the contract. */
const maxPreview = 1000

/** Token of a preview link, if the address has one. */
export const previewOf = (url: URL): string | undefined =>
  url.searchParams.get('preview')?.replaceAll('\0', '').toWellFormed().slice(0, maxPreview)

/** Keeps a working copy out of caches and search engines, and its preview link out of other sites' referrers. */
export function setPreviewHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(privateFormHeaders)) headers.set(name, value)
}
