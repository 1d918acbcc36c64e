export const maxMailBytes = 25 * 1024 * 1024
