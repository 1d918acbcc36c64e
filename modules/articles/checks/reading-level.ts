/** Groups of pronounced vowels: « beau » is one syllable, « créer » two. */
const vowelGroups = /(?:[éèêëîïôûùâäöü]|[aeiouyœ](?![aeiouyœ])|eau|au|ai|ei|eu|œu|oi|ou|ie|ui|[aeiouyœ])/g

function syllablesIn(word: string): number {
  const lower = word.toLowerCase().normalize('NFC')
  // The final e of « grande », « grandes » and « parlent » is mute.
  const sounding = lower.length > 3 ? lower.replace(/(?<=[bcdfghjklmnpqrstvxzu])(?:es?|ent)$/, '') : lower
  return Math.max(1, sounding.match(vowelGroups)?.length ?? 1)
}

/** Minimum number of words: in a shorter text, a few unusual sentences would decide the result. */
const fewestWords = 100

/**
 * Kandel and Moles (1958), Flesch's formula fitted to French: 100 is very easy, below 30 is for specialists.
 * @returns undefined if the text is too short for a reliable score
 */
export function readingEase(sentences: readonly string[]): number | undefined {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? [])
  if (words.length < fewestWords) return undefined
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return Math.round(207 - (1.015 * words.length) / sentences.length - (73.6 * syllables) / words.length)
}
