import { frenchMoment } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { MailContent } from './letters.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** « Visa •••• 4242 », or « Link », which has no digits. */
const cardName = ({ cardBrand, cardLast4 }: Pick<SubscriptionRow, 'cardBrand' | 'cardLast4'>): string =>
  cardBrand === 'link' ? 'Link' : `${brands[cardBrand ?? ''] ?? 'Carte'} ••••\u00a0${cardLast4 ?? ''}`

export function cardChanged(site: { publicUrl: string }, subscription: SubscriptionRow, at: Date): MailContent {
  return {
    kind: 'subscriptions.card-changed',
    subject: 'Votre carte a été changée',
    title: 'Votre carte a été changée',
    preview: `Vos prochains paiements se feront avec ${cardName(subscription)}.`,
    paragraphs: [
      'Vos prochains paiements se feront avec cette carte. L’ancienne ne sera plus débitée.',
      'Vous n’avez rien changé\u202f? Changez votre mot de passe et écrivez-nous aussitôt.',
    ],
    facts: [
      ['Nouvelle carte', cardName(subscription)],
      ['Changée le', frenchMoment(at)],
    ],
    action: { label: 'Voir mon abonnement', href: `${site.publicUrl}/account/subscription` },
    links: [{ label: 'Contacter le service client', href: `${site.publicUrl}/contact` }],
  }
}
