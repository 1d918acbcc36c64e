/** « 1er mars » for « 1 mars », as French writes the first day alone; the day stays on one line with its month. */
export const withFirst = (text: string): string =>
  text.replace(/\b(\d{1,2}) (?=\p{L})/u, (_found, day: string) => `${day === '1' ? '1er' : day}\u00a0`)
