/** For how long its author may take back an answer that was sent. */
export const undoMilliseconds = 10_000

/** The mail about it leaves when it stays: a mail cannot be taken back. A call that was just in time may still be under way. */
export const mailAfterMilliseconds = undoMilliseconds + 2000
