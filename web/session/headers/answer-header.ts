/**
 * Header by which a script gets a redirect that it can read: a 204 with `Location`. If `fetch` followed the redirect, the next
 * page would load twice and lose its flash messages; a redirect to the payment provider could not be followed at all.
 */
export const minimalAnswer = { prefer: 'return=minimal' } as const
