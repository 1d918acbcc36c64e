/** A phone in landscape: hide secondary facts, to leave room for the messages. */
export const lowScreenQuery = '@media (max-height: 480px)'
