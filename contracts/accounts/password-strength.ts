import { fold } from '../text/fold.ts'

/** Bits of entropy that the CNIL requires where sign-in attempts are throttled, as on this site (recommendation 2022-100). */
export const minPasswordBits = 50

/** Kinds of characters, with the size of each. The CNIL counts 37 special characters that any keyboard has. */
const alphabets: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{Nd}]/u, 37],
]

const bitsOfCharacter = (password: string): number =>
  Math.log2(alphabets.reduce((size, [pattern, letters]) => size + (pattern.test(password) ? letters : 0), 0) || 1)

/** Rows of French and English keyboards, and the alphabet; read in both directions. */
const rows = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', '&é"\'(-è_çà']
const sequences = [...rows, 'abcdefghijklmnopqrstuvwxyz', '01234567890123456789'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
])

/** Shortest sequence: shorter ones are part of words, such as `ert` in « vert ». */
const sequenceLength = 4

/** True if the last character continues the sequence before it: `aaa`, `abcd`, `4321`, `azer`. */
const goesOn = (before: string): boolean =>
  /(.)\1\1$/su.test(before) ||
  (before.length === sequenceLength && sequences.some((sequence) => sequence.includes(before)))

/** The repeated part of a password that repeats one part: `clef` of `clefclefclef`. Else the whole password. */
const repeatedPart = (characters: string): string => /^(.+?)\1+$/su.exec(characters)?.[1] ?? characters

/** Number of characters that do not continue a sequence. */
function unforeseenLength(password: string): number {
  const characters = [...repeatedPart(password.toLowerCase())]
  const upTo = (at: number) => characters.slice(Math.max(0, at + 1 - sequenceLength), at + 1).join('')
  return characters.filter((_, at) => !goesOn(upTo(at))).length
}

/** Bits of a character that continues a sequence: an attacker only has to guess that the sequence goes on. */
const foreseenBits = 1

function exactBits(password: string): number {
  const unforeseen = unforeseenLength(password)
  return unforeseen * bitsOfCharacter(password) + ([...password].length - unforeseen) * foreseenBits
}

/** Bits of entropy of a password against a search of all combinations, rounded down. */
export const passwordBits = (password: string): number => Math.floor(exactBits(password))

/** Number of further characters of the same kinds that the password needs for `minPasswordBits`; 0 also if it is empty. */
export function missingCharacters(password: string): number {
  const each = bitsOfCharacter(password)
  return each === 0 ? 0 : Math.max(0, Math.ceil((minPasswordBits - exactBits(password)) / each))
}

/** Bits of a word from the list of 100,000, however it is capitalised. */
const listedBits = 18
const yearBits = 7
const markBits = 3

/** Common prefixes and suffixes of a word: a year, or a special character. Attackers try both first. */
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u
const mark = /[!?.*@#$&+\-_ ]/u

/** Bits of the characters before and after a word. */
function bitsAround(around: string, bitsOfEach: number): number {
  const withoutYear = around.replace(year, '')
  const rest = withoutYear.replace(mark, '')
  const foreseen = (withoutYear === around ? 0 : yearBits) + (rest === withoutYear ? 0 : markBits)
  return foreseen + [...rest].length * bitsOfEach
}

/** The repeated word of a text that repeats one word, with signs between: `claire` of `claire-claire`. */
const repeatedWord = (text: string): string => /^(\p{L}.*?)(?:\P{L}*\1)+$/su.exec(text)?.[1] ?? text

const wordBetweenSigns = /^(\P{L}*)(.{4,}?)(\P{L}*)$/su

/** The one word of a password and the signs before and after it: `motdepasse` and `2026!` of `Motdepasse-motdepasse2026!`. */
function stemOf(password: string, outside = ''): { word: string; around: string } {
  const [, before = '', words = password, after = ''] = wordBetweenSigns.exec(password) ?? []
  const around = before + after + outside
  const word = repeatedWord(words)
  return word === words ? { word, around } : stemOf(word, around)
}

/**
 * Candidates to look up in the list of leaked passwords, words and names: the password itself.
 * Its base word is one too, if the other characters add too few bits.
 */
export function leakCandidates(password: string): string[] {
  const whole = fold(password)
  const { word, around } = stemOf(whole)
  const bits = listedBits + bitsAround(around, bitsOfCharacter(password))
  return bits < minPasswordBits ? [...new Set([whole, word])] : [whole]
}
