/** Headers of pages that are not stored and send no referrer: the address may contain a secret link to tickets or a contract. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Headers of private pages with a form, which needs a referrer on this site. */
export const privateFormHeaders = { ...privateHeaders, 'referrer-policy': 'same-origin' }
