/** Limit of the contract; a longer one is not ours. */
const maxPreview = 1000

/** Token of a preview link, if the address has one. */
export const previewOf = (url: URL): string | undefined =>
  url.searchParams.get('preview')?.replaceAll('\0', '').toWellFormed().slice(0, maxPreview)

/** A working copy is shown with its preview link only, and never cached, listed or sent as referrer. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
}

/** Headers of the answer with this token, or without one. */
export const previewHeaders = (preview: string | undefined) => (preview === undefined ? undefined : { headers })
