/** A phone that lies on its side: the messages need what the facts take elsewhere. */
export const lowScreen = '@media (max-height: 480px)'
