import { debitBrand } from '../../contracts/subscriptions/card-name.ts'
import type { ShownCard } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'

export const newCardPath = '/account/subscription/card'

/** Label of the link: a card replaces another card, or a bank account. */
export const newCardLabel = (card: ShownCard | null): string =>
  t(card?.brand === debitBrand ? 'account.subscription.to_card' : 'account.subscription.change_card')

export function NewCardButton({ card }: { card: ShownCard | null }) {
  return (
    <LinkButton to={newCardPath} className="mt-6">
      {newCardLabel(card)}
    </LinkButton>
  )
}
