/** The beginning of a text on one line, cut after a word with « … ». `length` is in code points. */
export function excerptOf(text: string, length: number): string {
  // Keep no-break spaces: no line may begin with a « : ».
  const line = text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim()
  const characters = [...line]
  if (characters.length <= length) return line
  const words = characters.slice(0, length + 1).join('')
  const end = words.search(/[\s\p{P}]+\S*$/u)
  return `${end > 0 ? words.slice(0, end) : characters.slice(0, length).join('')}…`
}

/** Whole sentences from the start of a text, as many as fit. A first sentence that is too long is cut with « … ». */
export function deckOf(text: string, length: number): string {
  const [first = '', ...others] = text.trim().split(/(?<=[.!?…](?:\s?»)?)\s+(?=[\p{Lu}«—])/u)
  let deck = excerptOf(first, length)
  if (deck.endsWith('…') && !first.endsWith('…')) return deck
  for (const sentence of others) {
    if ([...`${deck} ${sentence}`].length > length) break
    deck = `${deck} ${sentence}`
  }
  return deck
}
