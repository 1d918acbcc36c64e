import { endedContractErasureText } from '../../../contracts/privacy/erasure-terms.ts'
import { euros, frenchDay } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment } from '../lifecycle/schedule.ts'
import { contractFacts, dayOrDash, type MailContent, receiptFacts, refusalHelp } from './letters.ts'
import { accountPageLink, cancelPageLink, newCardPageLink, type Site } from './links.ts'

const nb = '\u00a0'

const facts = (subscription: SubscriptionRow): [string, string][] => [
  ...contractFacts(subscription),
  ['Accès jusqu’au', dayOrDash(subscription.expirationAt)],
  [
    'Reprise',
    `${dayOrDash(subscription.resumesAt)}, avec un paiement de ${euros(nextPayment(subscription).amount)} TTC`,
  ],
]

const early = `Vous pouvez reprendre plus tôt, ou résilier, à tout moment et sans frais.`

export function pausePlannedLetter(site: Site, subscription: SubscriptionRow): MailContent {
  const start = dayOrDash(subscription.expirationAt)
  return {
    kind: 'subscriptions.pause-planned',
    title: 'Votre pause est enregistrée',
    preview: `Elle commence le ${start}.`,
    paragraphs: [
      `Vous gardez votre accès jusqu’au ${start}, puis votre abonnement est en pause${nb}: rien n’est prélevé avant le ${dayOrDash(subscription.resumesAt)}.`,
      early,
    ],
    facts: facts(subscription),
    action: accountPageLink(site),
    links: [cancelPageLink(site)],
  }
}

export function pauseUndoneLetter(site: Site, subscription: SubscriptionRow): MailContent {
  const next = dayOrDash(subscription.expirationAt)
  return {
    kind: 'subscriptions.pause-undone',
    title: 'Votre pause est annulée',
    preview: `Prochain paiement le ${next}.`,
    paragraphs: [
      `Votre abonnement continue sans interruption. ${euros(nextPayment(subscription).amount)} seront prélevés le ${next}.`,
    ],
    action: accountPageLink(site),
    links: [cancelPageLink(site)],
  }
}

export function pauseBegunLetter(site: Site, subscription: SubscriptionRow): MailContent {
  const back = dayOrDash(subscription.resumesAt)
  return {
    kind: 'subscriptions.pause-begun',
    title: 'Votre abonnement est en pause',
    preview: `Il reprend le ${back}.`,
    paragraphs: [
      `Votre accès est fermé et rien n’est prélevé. Vos favoris et vos échanges vous attendent${nb}: tout reprend le ${back}, avec le prochain paiement.`,
      early,
    ],
    facts: facts(subscription),
    action: accountPageLink(site),
    links: [cancelPageLink(site)],
  }
}

export function resumeReminderLetter(site: Site, subscription: SubscriptionRow): MailContent {
  const back = dayOrDash(subscription.resumesAt)
  return {
    kind: 'subscriptions.pause-reminder',
    title: 'Votre abonnement reprend bientôt',
    preview: `Prochain paiement le ${back}.`,
    paragraphs: [
      `Votre pause se termine le ${back}${nb}: ${euros(nextPayment(subscription).amount)} seront prélevés ce jour-là, et votre accès reprend dès que le paiement aboutit.`,
      'Si vous ne souhaitez pas continuer, vous pouvez résilier avant cette date, en trois clics et sans frais.',
    ],
    facts: contractFacts(subscription),
    action: accountPageLink(site),
    links: [cancelPageLink(site)],
  }
}

export function subscriptionResumedLetter(
  site: Site,
  subscription: SubscriptionRow,
  amount: number,
  at: Date,
): MailContent {
  return {
    kind: 'subscriptions.resumed',
    subject: 'Votre abonnement a repris',
    title: 'Bon retour parmi nous',
    preview: 'Votre accès est ouvert. Voici votre reçu.',
    paragraphs: ['Votre pause est terminée, et votre accès est ouvert de nouveau. Voici votre reçu.'],
    facts: receiptFacts(subscription, amount, at),
    action: accountPageLink(site),
  }
}

export function resumeFailedLetter(site: Site, subscription: SubscriptionRow, nextTry: Date | null): MailContent {
  const next = nextTry ? ` Nous essaierons de nouveau le ${frenchDay(nextTry)}.` : ''
  return {
    kind: 'subscriptions.payment-failed',
    subject: 'Votre paiement n’a pas abouti',
    title: 'Votre abonnement n’a pas pu reprendre',
    preview: 'Votre banque a refusé le paiement.',
    paragraphs: [
      `Votre pause est terminée, mais votre banque a refusé le paiement de ${euros(nextPayment(subscription).amount)}. Votre accès reprend dès qu’il aboutit.${next}`,
      refusalHelp(subscription),
    ],
    action: newCardPageLink(site, subscription),
    links: [cancelPageLink(site)],
  }
}

export const pausedCancellationText = `Nous avons bien reçu votre résiliation. Votre abonnement était en pause${nb}: il se termine maintenant, et plus rien ne sera prélevé. À présent, ${endedContractErasureText}.`
