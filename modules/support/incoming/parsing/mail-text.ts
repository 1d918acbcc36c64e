/** Text that can be stored and shown: no NUL, no control characters, no lone surrogates, lines ended by LF. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/g, '')
    .trim()

/** Single-line text: a subject, a name. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** @returns at most that many code points */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const points = Array.from(text.slice(0, 2 * most))
  return points.length < most ? text : points.slice(0, most).join('')
}
