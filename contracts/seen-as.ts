/** In the address of a page that the owner looks at as those with these rights see it: `/articles?seen-as=subscriber`. */
export const seenAsParameter = 'seen-as'
export const seenAsValues = ['member', 'subscriber'] as const
export type SeenAs = (typeof seenAsValues)[number]
