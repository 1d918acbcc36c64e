/**
 * By this header a script asks for an answer that it can read: a redirect comes as 204 with its `Location`. A redirect that `fetch` follows
 * would load the next page twice, and lose what that page says once; to the payment provider it cannot be followed at all.
 */
export const minimalAnswer = { prefer: 'return=minimal' } as const
