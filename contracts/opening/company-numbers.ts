/** Check digits of French company numbers, as INSEE and article 286 ter of the tax code define them. */

/** La Poste: the digits of its establishments' numbers have a sum divisible by five, except for the head office. */
const laPoste = '356000000'
const vatPrefix = 'FR'

function luhnSum(digits: string): number {
  let sum = 0
  for (const [index, character] of [...digits].reverse().entries()) {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum
}

const sumOfDigits = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0)

export const isSiren = (digits: string): boolean => /^\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0

export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || !isSiren(sirenOf(digits))) return false
  if (luhnSum(digits) % 10 === 0) return true
  return digits.startsWith(laPoste) && sumOfDigits(digits) % 5 === 0
}

/** The company of an establishment. */
export const sirenOf = (siret: string): string => siret.slice(0, 9)

export const vatNumberOf = (siren: string): string =>
  `${vatPrefix}${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
