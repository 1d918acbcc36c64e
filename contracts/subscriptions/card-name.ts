import type { ShownCard } from './subscriptions.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** Providers' name for the brand of a bank account that is debited. */
export const debitBrand = 'sepa_debit'

const nameOf = (brand: string): string => (brand === debitBrand ? 'Compte bancaire' : (brands[brand] ?? 'Carte'))

/** « Visa •••• 4242 », « Compte bancaire •••• 2606 », or « Link », which has no digits. */
export const cardName = ({ brand, last4 }: ShownCard): string =>
  brand === 'link' ? 'Link' : `${nameOf(brand)} ••••\u00a0${last4}`
