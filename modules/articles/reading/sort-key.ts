/** Characters in the order of the French Unicode collation: space, punctuation, digits, letters. */
const alphabet = ' _-,;:!?.…·\'"«»()[]{}@*/\\&#%+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz'
const ranks = new Map([...alphabet].map((sign, rank) => [sign, String.fromCharCode(0x22 + rank)]))

/** Acute, grave, breve, circumflex, caron, ring, diaeresis, double acute, tilde, dot, cedilla, ogonek, macron. */
const marks = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0327\u0328\u0304'

/** Sorts before every character of a level, so that a prefix precedes longer texts. */
const levelEnd = '!'
const plain = '"'
const marked = '#'
/** Texts that differ only beyond this length compare as equal: a cursor that contains a key must stay short. */
const maxLength = 160

/** Curly quotes differ from straight ones only at the level of accents. */
const straight: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"' }
const spelt: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss' }

function weigh(sign: string): string {
  return ranks.get(sign) ?? `~${(sign.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`
}

function trimmed(level: string): string {
  return level.replace(/"+$/, '')
}

/**
 * A text's sort key for the French alphabet, compared byte by byte: first the letters, then their accents, then their
 * case. The database's French collation cannot be relied on (PGlite has none).
 */
export function sortKey(text: string): string {
  const decomposed = text.replace(/[œŒæÆß]/g, (letter) => spelt[letter] ?? letter).normalize('NFKD')
  let letters = ''
  let accents = ''
  let cases = ''
  for (const sign of decomposed) {
    if (/\p{M}/u.test(sign)) {
      accents += String.fromCharCode(0x23 + Math.max(0, marks.indexOf(sign)))
      continue
    }
    const lower = sign.toLowerCase()
    letters += weigh(straight[lower] ?? lower)
    accents += lower in straight ? marked : plain
    cases += lower === sign ? plain : marked
  }
  return [letters, trimmed(accents), trimmed(cases)].join(levelEnd).replace(/!+$/, '').slice(0, maxLength)
}
