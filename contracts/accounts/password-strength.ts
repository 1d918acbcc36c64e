import { fold } from '../text/fold.ts'

/** Bits that the CNIL asks of a password where guessing is slowed down, as it is here (recommendation 2022-100). */
export const wantedBits = 50

/** The CNIL counts 37 signs that any keyboard has. */
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

/** The first part of a password that is this part several times: `clef` of `clefclefclef`. */
const repeatedPart = (characters: string): string => /^(.+?)\1+$/su.exec(characters)?.[1] ?? characters

/** Characters that do not follow from the ones before them. */
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

/** How hard a password is to guess by trying all, rounded down. */
export const passwordBits = (password: string): number => Math.floor(exactBits(password))

/** How many more characters of the same kinds reach what is wanted; 0 once it is. */
export function missingCharacters(password: string): number {
  const each = bitsOfCharacter(password)
  return each === 0 ? 0 : Math.max(0, Math.ceil((wantedBits - exactBits(password)) / each))
}

/** A listed word among 100,000, with the variants of its capitals, is worth this many bits. */
const listedBits = 18
const yearBits = 7
const markBits = 3

/** Common prefixes and suffixes of a word: a year, a mark. Attackers try both first. */
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u
const mark = /[!?.*@#$&+\-_ ]/u

/** How hard what stands around a word is to guess. */
function bitsAround(around: string, bitsOfEach: number): number {
  const withoutYear = around.replace(year, '')
  const rest = withoutYear.replace(mark, '')
  const foreseen = (withoutYear === around ? 0 : yearBits) + (rest === withoutYear ? 0 : markBits)
  return foreseen + [...rest].length * bitsOfEach
}

/** The first part of a text that is this part several times, with signs between: `claire` of `claire-claire`. */
const repeatedWord = (text: string): string => /^(\p{L}.*?)(?:\P{L}*\1)+$/su.exec(text)?.[1] ?? text

const wordBetweenSigns = /^(\P{L}*)(.{4,}?)(\P{L}*)$/su

/** The one word of a password and what stands around it: `motdepasse` and `2026!` of `Motdepasse-motdepasse2026!`. */
function stemOf(password: string, outside = ''): { word: string; around: string } {
  const [, before = '', words = password, after = ''] = wordBetweenSigns.exec(password) ?? []
  const around = before + after + outside
  const word = repeatedWord(words)
  return word === words ? { word, around } : stemOf(word, around)
}

/**
 * Candidates to look up in the list of leaked passwords, words and names: the password, and the word that it is based
 * on.
 */
export function leakCandidates(password: string): string[] {
  const whole = fold(password)
  const { word, around } = stemOf(whole)
  const bits = listedBits + bitsAround(around, bitsOfCharacter(password))
  return bits < wantedBits ? [...new Set([whole, word])] : [whole]
}
