/** Most files that the embedded database keeps open. It closes the least recently used; without a limit it keeps all open. */
export const mostFiles = 192
/** With what it opens in passing and beside its tables. */
export const embeddedDatabaseFiles = mostFiles + 16
