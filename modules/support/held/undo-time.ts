/** Time within which authors may undo a sent answer. */
export const undoMilliseconds = 10_000

/** An answer's mail is sent after the undo time, because mail cannot be withdrawn. The extra time lets an undo in progress finish. */
export const mailAfterMilliseconds = undoMilliseconds + 2000
