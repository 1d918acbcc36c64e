/** Maximum open files of the embedded database, which closes the least recently used. Without a limit, it closes none. */
export const maxOpenFiles = 192
/** Includes files that the database opens briefly, or besides its tables. */
export const embeddedDatabaseFiles = maxOpenFiles + 16
