const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Without accents, case and ligatures, as the database's `fold`: what is found stands where a reader sees it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/[’‘]/gu, "'")
