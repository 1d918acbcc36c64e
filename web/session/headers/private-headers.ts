/** Not stored, and without a referrer: the address may contain a secret link to tickets or a contract. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
