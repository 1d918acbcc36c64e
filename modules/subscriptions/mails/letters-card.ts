import { frenchMoment } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { type MailContent, nextPaymentMethodName } from './letters.ts'
import { accountPageLink, customerServiceLink, type Site } from './links.ts'

export function cardChangedLetter(site: Site, subscription: SubscriptionRow, at: Date): MailContent {
  const card = nextPaymentMethodName(subscription)
  return {
    kind: 'subscriptions.card-changed',
    title: 'Votre nouvelle carte est enregistrée',
    preview: `Vos prochains paiements se feront avec ${card}.`,
    paragraphs: [
      'Vos prochains paiements se feront avec cette carte, et avec elle seule.',
      'Vous n’avez rien changé\u202f? Changez votre mot de passe et écrivez-nous aussitôt.',
    ],
    facts: [
      ['Nouvelle carte', card],
      ['Changée le', frenchMoment(at)],
    ],
    action: accountPageLink(site),
    links: [customerServiceLink(site)],
  }
}
