import type { ShownCard } from './subscriptions.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** « Visa •••• 4242 », or « Link », which has no digits. */
export const cardName = ({ brand, last4 }: ShownCard): string =>
  brand === 'link' ? 'Link' : `${brands[brand] ?? 'Carte'} ••••\u00a0${last4}`
