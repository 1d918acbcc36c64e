/** Largest accepted mail. Bytes. */
export const maxMailBytes = 25 * 1024 * 1024
