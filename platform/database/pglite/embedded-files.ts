/** Files that the embedded database may have open: it closes those it has not used for longest. Without, all of them. */
export const mostFiles = 192
/** With what it opens in passing and beside its tables. */
export const embeddedDatabaseFiles = mostFiles + 16
