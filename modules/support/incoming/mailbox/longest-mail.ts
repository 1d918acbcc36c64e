/** Largest accepted mail. Bytes. */
export const longestMail = 25 * 1024 * 1024
