import { euros, frenchDay, frenchMoment } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment, nextPaymentAt } from '../lifecycle/schedule.ts'
import { noticeDays } from '../orders/debit/debits.ts'
import { contractFacts, dayOrDash, type MailContent, nextPaymentMethodName, stopRenewalText } from './letters.ts'
import { accountPageLink, customerServiceLink, type Site } from './links.ts'

/** Facts that name a debit on the bank's statement and in the mandate. */
const mandateFacts = (subscription: SubscriptionRow, creditor: string): [string, string][] => [
  ['Compte', nextPaymentMethodName(subscription)],
  ['Référence du mandat', subscription.mandate ?? ''],
  ['Identifiant du créancier', creditor],
]

export function mandateSignedLetter(
  site: Site,
  subscription: SubscriptionRow,
  { at, creditor }: { at: Date; creditor: string },
): MailContent {
  return {
    kind: 'subscriptions.debit-mandate',
    subject: 'Votre mandat de prélèvement',
    title: 'Vos paiements passent au prélèvement',
    preview: 'Votre mandat de prélèvement SEPA, à garder.',
    paragraphs: [
      `Vos prochains paiements seront prélevés sur votre compte. Nous vous écrivons le montant et le jour au moins ${noticeDays} jours avant chaque prélèvement, ou aussitôt quand il est plus proche. Votre carte ne sera plus débitée.`,
      'Pendant 8 semaines après un prélèvement, votre banque vous le rembourse si vous le demandez. Vous pouvez revenir à la carte à tout moment.',
      'Vous n’avez rien signé\u202f? Changez votre mot de passe et écrivez-nous aussitôt.',
    ],
    facts: [...mandateFacts(subscription, creditor), ['Type de paiement', 'récurrent'], ['Signé le', frenchMoment(at)]],
    action: accountPageLink(site),
    links: [customerServiceLink(site)],
  }
}

/** The notice before a debit, which the SEPA rules ask for. */
export function debitAnnouncedLetter(site: Site, subscription: SubscriptionRow, creditor: string): MailContent {
  const amount = euros(nextPayment(subscription).amount)
  const day = dayOrDash(nextPaymentAt(subscription))
  const access = subscription.status === 'paused' ? 'reprend dès qu’il aboutit' : 'reste ouvert'
  return {
    kind: 'subscriptions.debit-notice',
    subject: `Prélèvement de ${amount} le ${day}`,
    title: 'Votre prochain prélèvement',
    preview: `${amount} le ${day}.`,
    paragraphs: [
      `Nous demanderons à votre banque ${amount} le ${day}. Le prélèvement peut prendre jusqu’à 5\u00a0jours ouvrés\u00a0: votre accès ${access}.`,
      stopRenewalText,
    ],
    facts: [
      ...contractFacts(subscription),
      ['Montant', amount],
      ['Date', day],
      ...mandateFacts(subscription, creditor),
    ],
    action: accountPageLink(site),
    links: [customerServiceLink(site)],
  }
}

/** @param subscription the one that the debit paid for, with its next payment if one is due */
export function debitReturnedLetter(
  site: Site,
  subscription: SubscriptionRow,
  { amount, at }: { amount: number; at: Date },
): MailContent {
  const next = nextPaymentAt(subscription)
  const goesOn = `Votre abonnement continue\u00a0: ${euros(nextPayment(subscription).amount)} seront prélevés le ${dayOrDash(next)} sur le même compte. Vous pouvez avant cette date revenir à la carte ou arrêter le renouvellement.`
  return {
    kind: 'subscriptions.debit-returned',
    subject: `Votre banque vous rend ${euros(amount)}`,
    title: 'Un prélèvement vous est rendu',
    preview: `${euros(amount)} reviennent sur votre compte.`,
    paragraphs: [
      `Votre banque nous a repris ${euros(amount)}, prélevés le ${frenchDay(at)}, et les remet sur votre compte. Nous n’avons rien à vous rembourser de plus.`,
      ...(next ? [goesOn] : []),
      'Vous n’avez rien demandé à votre banque\u202f? Écrivez-nous.',
    ],
    facts: [...contractFacts(subscription), ['Montant', euros(amount)], ['Prélevé le', frenchDay(at)]],
    action: accountPageLink(site),
    links: [customerServiceLink(site)],
  }
}
