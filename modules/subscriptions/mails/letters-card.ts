import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { frenchMoment } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { MailContent } from './letters.ts'

export function cardChanged(site: { publicUrl: string }, subscription: SubscriptionRow, at: Date): MailContent {
  const card = cardName({ brand: subscription.cardBrand ?? '', last4: subscription.cardLast4 ?? '' })
  return {
    kind: 'subscriptions.card-changed',
    subject: 'Votre carte a été changée',
    title: 'Votre carte a été changée',
    preview: `Vos prochains paiements se feront avec ${card}.`,
    paragraphs: [
      'Vos prochains paiements se feront avec cette carte. L’ancienne ne sera plus débitée.',
      'Vous n’avez rien changé\u202f? Changez votre mot de passe et écrivez-nous aussitôt.',
    ],
    facts: [
      ['Nouvelle carte', card],
      ['Changée le', frenchMoment(at)],
    ],
    action: { label: 'Voir mon abonnement', href: `${site.publicUrl}/account/subscription` },
    links: [{ label: 'Contacter le service client', href: `${site.publicUrl}/contact` }],
  }
}
