/** The discussion space of subscribers. */
export const coaching = {} as const
