/** The help desk: contact tickets, with or without an account. */
export const contact = {} as const
