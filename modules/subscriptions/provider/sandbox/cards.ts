export type CardBehaviour =
  | { kind: 'succeeds'; declinesRenewals: boolean }
  | { kind: 'authenticates' }
  | { kind: 'waits' }
  | { kind: 'declines'; code: string }

const unknownNumber = 'E001001'

const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { kind: 'succeeds', declinesRenewals: false },
  '4000002500003155': { kind: 'authenticates' },
  '4000000000000077': { kind: 'waits' },
  '4000000000000341': { kind: 'succeeds', declinesRenewals: true },
  '4000000000000002': { kind: 'declines', code: 'R200' },
  '4000000000000119': { kind: 'declines', code: 'X000' },
  '4000000000009995': { kind: 'declines', code: unknownNumber },
  '4000000000000069': { kind: 'declines', code: '1100005PI3' },
  '4000000000009987': { kind: 'declines', code: '1100003PI4' },
  '4000000000000127': { kind: 'declines', code: '1100005PI2' },
}

/** A renewal refused by the bank. */
export const renewalRefusal = 'R201'

/** Strong authentication refused by the user. */
export const authenticationRefusal = 'R202'

/** A key cancelled before its charge arrived, or an abandoned page. */
export const cancelledRefusal = 'E020'

export const pendingMilliseconds = 5000

/** A number outside the table is refused as invalid, so that no real card is accepted as a test card. */
export function behaviourOf(number: string): CardBehaviour {
  return behaviours[number] ?? { kind: 'declines', code: unknownNumber }
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return /^3[47]/.test(number) ? 'amex' : 'card'
}
