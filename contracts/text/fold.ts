const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Removes accents, case and ligatures, like the database's `fold`, so that both find the same matches. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/[’‘]/gu, "'")
