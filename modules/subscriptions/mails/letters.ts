import { euros, frenchDay, frenchDuration, frenchMoment, frenchRhythm } from '../french.ts'
import type { CreditRow } from '../ledger/queries-money.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { periodOf, trialOf } from '../lifecycle/schedule.ts'
import type { Facts, LetterProps } from './layout.tsx'

const nb = '\u00a0'

export interface MailContent extends Omit<LetterProps, 'name'> {
  kind: string
  subject: string
  /** a URL in it that contains a secret: stored encrypted until the mail is sent */
  link?: string
}

interface Site {
  publicUrl: string
}

const accountOf = ({ publicUrl }: Site) => ({
  label: 'Voir mon abonnement',
  href: `${publicUrl}/account/subscription`,
})

const legalLinks = ({ publicUrl }: Site) => [
  { label: 'Conditions générales', href: `${publicUrl}/terms-of-service` },
  { label: 'Résilier votre contrat ou renoncer au contrat', href: `${publicUrl}/account/subscription` },
]

const dayOr = (date: Date | null): string => (date ? frenchDay(date) : '—')

function orderFacts(subscription: SubscriptionRow, credit: CreditRow | undefined): Facts {
  const trial = trialOf(subscription)
  const facts: [string, string][] = [['Formule', subscription.formulaName]]
  if (trial) facts.push(['Payé aujourd’hui', `${euros(subscription.trialAmount)} pour ${frenchDuration(trial)}`])
  const rhythm = `${euros(subscription.amount)} ${frenchRhythm(periodOf(subscription))}`
  facts.push([trial ? 'Puis' : 'Payé aujourd’hui', rhythm])
  facts.push(['Prochain paiement', `${euros(subscription.amount)} le ${dayOr(subscription.expirationAt)}`])
  if (credit) facts.push(['Remboursement offert', `${euros(credit.amount)} le ${frenchDay(credit.dueAt)}`])
  return facts
}

export function orderConfirmed(
  site: Site,
  subscription: SubscriptionRow,
  credit: CreditRow | undefined,
  withdrawBy: Date,
): MailContent {
  return {
    kind: 'subscriptions.order-confirmed',
    subject: 'Votre abonnement est ouvert',
    title: 'Bienvenue parmi nos abonnées',
    preview: 'Le résumé de votre commande.',
    paragraphs: [
      'Votre compte est vérifié et votre abonnement est ouvert. Tous les contenus et vos coachs vous attendent.',
      `Vous pouvez arrêter le renouvellement à tout moment, et renoncer au contrat jusqu’au ${frenchDay(withdrawBy)} inclus${nb}: ce que vous avez payé vous est alors rendu.`,
    ],
    facts: orderFacts(subscription, credit),
    action: accountOf(site),
    links: legalLinks(site),
  }
}

export function paymentReceived(site: Site, subscription: SubscriptionRow, amount: number, at: Date): MailContent {
  return {
    kind: 'subscriptions.payment-received',
    subject: `Reçu de ${euros(amount)}`,
    title: 'Votre paiement est bien arrivé',
    preview: 'Votre reçu.',
    paragraphs: ['Merci de rester avec nous. Voici votre reçu.'],
    facts: [
      ['Formule', subscription.formulaName],
      ['Montant', euros(amount)],
      ['Date', frenchMoment(at)],
      ['Accès jusqu’au', dayOr(subscription.expirationAt)],
    ],
    action: accountOf(site),
  }
}

export function paymentFailed(site: Site, subscription: SubscriptionRow, nextTry: Date | null): MailContent {
  const next = nextTry ? `Nous essaierons de nouveau le ${frenchDay(nextTry)}.` : ''
  return {
    kind: 'subscriptions.payment-failed',
    subject: 'Votre paiement n’a pas abouti',
    title: 'Votre paiement n’a pas abouti',
    preview: 'Votre accès reste ouvert pour l’instant.',
    paragraphs: [
      `Votre banque a refusé le paiement de ${euros(subscription.amount)}. Votre accès reste ouvert. ${next}`.trim(),
      'Une carte expirée ou un plafond atteint en est souvent la cause. En changeant de carte, le paiement est repris aussitôt.',
    ],
    action: { label: 'Changer de carte', href: `${site.publicUrl}/account/subscription/card` },
    links: [{ label: 'Contacter le service client', href: `${site.publicUrl}/contact` }],
  }
}

function trialEnds(site: Site, subscription: SubscriptionRow): MailContent {
  const end = dayOr(subscription.expirationAt)
  return {
    kind: 'subscriptions.reminder',
    subject: 'Votre essai se termine bientôt',
    title: 'Votre essai se termine bientôt',
    preview: `Prochain paiement le ${end}.`,
    paragraphs: [
      `Le ${end}, ${euros(subscription.amount)} seront prélevés, puis ${frenchRhythm(periodOf(subscription))}.`,
      'Vous pouvez arrêter le renouvellement avant cette date, en deux clics et sans frais.',
    ],
    action: accountOf(site),
    links: legalLinks(site),
  }
}

/** Required by article L215-1 of the consumer code: the right to refuse the renewal, and the deadline. */
function yearEnds(site: Site, subscription: SubscriptionRow): MailContent {
  const end = subscription.expirationAt ? frenchMoment(subscription.expirationAt) : '—'
  const amount = euros(subscription.amount)
  return {
    kind: 'subscriptions.reminder',
    subject: 'Votre abonnement se renouvelle bientôt',
    title: 'Votre abonnement se renouvelle bientôt',
    preview: `Vous pouvez le refuser jusqu’au ${end}.`,
    paragraphs: [
      `Votre abonnement arrive à son terme le ${end}. Sans nouvelle de votre part, il est reconduit et ${amount} sont prélevés ce jour-là.`,
      'Vous avez le droit de ne pas le reconduire (article L. 215-1 du code de la consommation). Il suffit d’arrêter le renouvellement avant cette date, en deux clics et sans frais.',
    ],
    facts: [
      ['Formule', subscription.formulaName],
      ['Date limite pour ne pas reconduire', end],
      ['Prix de la reconduction', `${amount} ${frenchRhythm(periodOf(subscription))}`],
    ],
    action: { label: 'Arrêter le renouvellement', href: `${site.publicUrl}/account/subscription` },
    links: legalLinks(site),
  }
}

export const reminder = (site: Site, subscription: SubscriptionRow): MailContent =>
  subscription.status === 'trialing' ? trialEnds(site, subscription) : yearEnds(site, subscription)

export function cancellation(site: Site, subscription: SubscriptionRow, at: Date): MailContent {
  return {
    kind: 'subscriptions.cancelled',
    subject: 'Notification de la résiliation',
    title: 'Le renouvellement est arrêté',
    preview: `Votre accès reste ouvert jusqu’au ${dayOr(subscription.expirationAt)}.`,
    paragraphs: [
      `Nous avons bien reçu votre résiliation. Plus rien ne sera prélevé, et votre accès reste ouvert jusqu’au ${dayOr(subscription.expirationAt)}. Ensuite, votre profil sera effacé.`,
    ],
    facts: [
      ['Résiliation reçue le', frenchMoment(at)],
      ['Fin de l’accès', subscription.expirationAt ? frenchMoment(subscription.expirationAt) : '—'],
    ],
    action: accountOf(site),
  }
}

export function withdrawal(site: Site, subscription: SubscriptionRow, refunded: number, at: Date): MailContent {
  return {
    kind: 'subscriptions.withdrawn',
    subject: 'Votre rétractation est enregistrée',
    title: 'Votre rétractation est enregistrée',
    preview: `${euros(refunded)} vous seront rendus.`,
    paragraphs: [
      `Le contrat est terminé. ${euros(refunded)} sont rendus sur la carte qui a servi au paiement. Selon votre banque, cela prend quelques jours.`,
    ],
    facts: [
      ['Formule', subscription.formulaName],
      ['Rétractation reçue le', frenchMoment(at)],
      ['Montant rendu', euros(refunded)],
    ],
    action: { label: 'Revenir au magazine', href: site.publicUrl },
  }
}

export function creditRefunded(site: Site, amount: number): MailContent {
  return {
    kind: 'subscriptions.credit-refunded',
    subject: `${euros(amount)} vous sont rendus`,
    title: 'Votre remboursement est parti',
    preview: `${euros(amount)} sur votre carte.`,
    paragraphs: [
      `Comme promis, ${euros(amount)} sont rendus sur la carte qui a servi au paiement. Selon votre banque, cela prend quelques jours.`,
    ],
    action: accountOf(site),
  }
}

export function ended(site: Site, unpaid: boolean): MailContent {
  return {
    kind: 'subscriptions.ended',
    subject: 'Votre abonnement est terminé',
    title: 'Votre abonnement est terminé',
    preview: 'Merci pour ce bout de chemin.',
    paragraphs: [
      unpaid
        ? 'Malgré plusieurs essais, le paiement n’a pas abouti. Votre abonnement est terminé et vos données personnelles sont effacées.'
        : 'La période que vous aviez payée est terminée. Vos données personnelles sont effacées, comme nous l’avions annoncé.',
      `Nous serons heureuses de vous retrouver${nb}: il suffit de vous inscrire à nouveau.`,
    ],
    action: { label: 'Revenir au magazine', href: site.publicUrl },
  }
}

export function lapsed(site: Site): MailContent {
  return {
    kind: 'subscriptions.lapsed',
    subject: 'Votre abonnement est terminé',
    title: 'Votre abonnement est terminé',
    preview: 'Plus rien n’est prélevé.',
    paragraphs: [
      'Votre compte est suspendu. La période que vous aviez payée est terminée, et nous ne prélevons plus rien.',
      `Si vous pensez que c’est une erreur, écrivez-nous${nb}: nous vous répondrons.`,
    ],
    action: { label: 'Contacter le support', href: `${site.publicUrl}/contact` },
  }
}
