/** Private, kept nowhere, and telling no other site where she was: the address may hold what opens her tickets or her contract. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
