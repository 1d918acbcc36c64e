const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Without accents, case and ligatures, as the database's `fold`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/[’‘]/gu, "'")

/** @returns whether a text holds every word of `q`, or that part of a word */
export function matcherOf(q: string): (text: string) => boolean {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}
