import type { ShownCard } from '../../../contracts/subscriptions/subscriptions.ts'
import { t } from '../../i18n/index.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** « Visa •••• 4242 », or « Link », which has no digits. */
export const cardName = ({ brand, last4 }: ShownCard): string =>
  brand === 'link' ? 'Link' : t('account.card.name', { brand: brands[brand] ?? 'Carte', last4 })
