import { limits } from '../../contracts/forms.ts'

/** Bits that the CNIL asks of a password where guessing is slowed down, as it is here. */
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

/** How hard a password is to guess by trying all: its length times the bits of one of its characters, rounded down. */
export const passwordBits = (password: string): number => Math.floor([...password].length * bitsOfCharacter(password))

/** How many more characters of the same kinds reach what is wanted; 0 once it is. */
export function missingCharacters(password: string): number {
  const each = bitsOfCharacter(password)
  return each === 0 ? 0 : Math.max(0, Math.ceil(wantedBits / each - [...password].length))
}

/** `short` and `long` are refused; the others are accepted, however easy they are to guess. */
export type Strength = 'short' | 'long' | 'weak' | 'fair' | 'strong'

export function strengthOf(password: string): Strength {
  const { length } = [...password]
  if (length < limits.passwordMin) return 'short'
  if (length > limits.passwordMax) return 'long'
  const bits = passwordBits(password)
  if (bits >= wantedBits) return 'strong'
  return bits >= wantedBits * 0.8 ? 'fair' : 'weak'
}
