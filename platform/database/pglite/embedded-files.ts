/** Maximum number of files that the embedded database keeps open. It closes the least recently used; without a limit it keeps all open. */
export const maxOpenFiles = 192
/** Includes files that the database opens briefly, or besides its tables. */
export const embeddedDatabaseFiles = maxOpenFiles + 16
