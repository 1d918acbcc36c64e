import { endedContractErasureText } from '../../../contracts/privacy/erasure-terms.ts'
import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { cashbackCondition } from '../../../contracts/subscriptions/cashback-words.ts'
import { contractLengthText, priceOverTimeText } from '../../../contracts/subscriptions/offer-words.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { euros, frenchDay, frenchDuration, frenchMoment, frenchRhythm } from '../french.ts'
import type { CreditRow } from '../ledger/queries-money.ts'
import type { Seller } from '../ledger/queries-receipts.ts'
import { contractReference } from '../lifecycle/contract/contract-reference.ts'
import type { WithdrawalLink } from '../lifecycle/contract/withdrawal-link.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment, nextPaymentAt, periodOf, trialOf, withNextTerms } from '../lifecycle/schedule.ts'
import type { TermsVersion } from '../terms/queries-terms.ts'
import { sellerAnnex, termsAnnex, withdrawalFormAnnex } from './annexes.ts'
import type { Facts, LetterProps } from './layout.tsx'
import {
  accountPageLink,
  cancelPageLink,
  customerServiceLink,
  firstMessagePageLink,
  legalLinks,
  magazineLink,
  newCardPageLink,
  onlyWithdrawalLink,
  type Site,
} from './links.ts'

const nb = '\u00a0'

export interface MailContent extends Omit<LetterProps, 'name'> {
  kind: string
  /** default: the title */
  subject?: string
  /** a URL in it that contains a secret: stored encrypted until the mail is sent */
  link?: string
}

export const dayOrDash = (date: Date | null): string => (date ? frenchDay(date) : '—')

/** Names the card or account that pays next: « Visa •••• 4242 ». */
export const nextPaymentMethodName = ({ cardBrand, cardLast4 }: SubscriptionRow): string =>
  cardName({ brand: cardBrand ?? '', last4: cardLast4 ?? '' })

export const contractFacts = (subscription: SubscriptionRow): [string, string][] => [
  ['Formule', subscription.formulaName],
  ['Référence du contrat', contractReference(subscription)],
]

type Priced = Pick<
  SubscriptionRow,
  'amount' | 'periodDuration' | 'periodDurationUnit' | 'reducedAmount' | 'reducedPeriods'
>

/** « 39,90 € par mois »; « 19,95 € par mois pendant 3 mois, puis 39,90 € par mois » */
function rhythmPrice(terms: Priced, write: (cents: number) => string): string {
  const { amount, reducedAmount, reducedPeriods } = terms
  return priceOverTimeText({
    price: write(reducedAmount ?? amount),
    rhythm: frenchRhythm(periodOf(terms)),
    afterwards: reducedAmount === null || reducedPeriods === null ? null : write(amount),
    length: frenchDuration({ count: (reducedPeriods ?? 0) * terms.periodDuration, unit: terms.periodDurationUnit }),
  })
}

function conditionOf(subscription: SubscriptionRow, { amount: credit }: CreditRow): string {
  const hasTrial = trialOf(subscription) !== undefined
  const { trialAmount, reducedAmount } = subscription
  const amount = reducedAmount ?? subscription.amount
  return cashbackCondition({ credit, first: hasTrial ? trialAmount : amount, hasTrial, amount })
}

function orderFacts(subscription: SubscriptionRow, credit: CreditRow | undefined): Facts {
  const trial = trialOf(subscription)
  const facts: [string, string][] = contractFacts(subscription)
  if (trial)
    facts.push(['Payé aujourd’hui', `${euros(subscription.trialAmount)} TTC pour ${frenchDuration(trial)} d’essai`])
  const rhythm = rhythmPrice(subscription, (cents) => `${euros(cents)} TTC`)
  facts.push([trial ? 'Puis' : 'Payé aujourd’hui', rhythm])
  facts.push([
    'Prochain paiement',
    `${euros(nextPayment(subscription).amount)} TTC le ${dayOrDash(subscription.expirationAt)}`,
  ])
  facts.push([
    'Durée',
    `${contractLengthText(subscription.periodDuration, subscription.periodDurationUnit)}, jusqu’à ce que vous arrêtiez le renouvellement`,
  ])
  if (credit)
    facts.push([
      'Votre cashback',
      `${euros(credit.amount)} le ${frenchDay(credit.dueAt)}, ${conditionOf(subscription, credit)}`,
    ])
  return facts
}

export const withdrawalSentence = ({ until }: WithdrawalLink): string =>
  `Vous pouvez renoncer au contrat jusqu’au ${frenchDay(until)} inclus, sans vous connecter${nb}: ce que vous avez payé vous est alors rendu.`

interface OrderContext {
  credit: CreditRow | undefined
  withdraw: WithdrawalLink | undefined
  seller: Seller
  /** the terms that the subscriber accepted */
  terms: TermsVersion | undefined
}

/** The confirmation on a durable medium (article L221-13 of the consumer code). */
export function orderConfirmedLetter(
  site: Site,
  subscription: SubscriptionRow,
  { credit, withdraw, seller, terms }: OrderContext,
): MailContent {
  return {
    kind: 'subscriptions.order-confirmed',
    subject: 'Votre abonnement est ouvert',
    title: 'Bienvenue',
    preview: 'Le résumé de votre commande.',
    paragraphs: [
      'Votre paiement est vérifié et votre abonnement est ouvert. Votre coach vous lit dès que vous écrivez.',
      `Vous pouvez arrêter le renouvellement à tout moment, en trois clics et sans frais.${withdraw ? ` ${withdrawalSentence(withdraw)}` : ''}`,
    ],
    facts: orderFacts(subscription, credit),
    action: firstMessagePageLink(site),
    links: [accountPageLink(site), ...legalLinks(site, withdraw)],
    link: withdraw?.href,
    annexes: [
      sellerAnnex(site, seller),
      withdrawalFormAnnex(site, seller, subscription),
      ...(terms ? [termsAnnex(site, terms, subscription.termsAcceptedAt)] : []),
    ],
  }
}

/** Facts of the receipt for the payment of a period. */
export const receiptFacts = (subscription: SubscriptionRow, amount: number, at: Date): Facts => [
  ['Formule', subscription.formulaName],
  ['Montant', euros(amount)],
  ['Date', frenchMoment(at)],
  ['Accès jusqu’au', dayOrDash(subscription.expirationAt)],
]

export function paymentReceivedLetter(
  site: Site,
  subscription: SubscriptionRow,
  amount: number,
  at: Date,
): MailContent {
  return {
    kind: 'subscriptions.payment-received',
    subject: `Reçu de ${euros(amount)}`,
    title: 'Votre paiement est bien arrivé',
    preview: 'Votre reçu.',
    paragraphs: ['Merci de rester avec nous. Voici votre reçu.'],
    facts: receiptFacts(subscription, amount, at),
    action: accountPageLink(site),
  }
}

export const refusalHelp = ({ mandate }: SubscriptionRow) =>
  mandate === null
    ? 'Une carte expirée ou un plafond atteint en est souvent la cause. Changez de carte\u00a0: le paiement est repris aussitôt.'
    : 'Un solde trop bas ou un compte fermé en est souvent la cause. Passez à la carte\u00a0: le paiement est repris aussitôt.'

export function paymentFailedLetter(site: Site, subscription: SubscriptionRow, nextTry: Date | null): MailContent {
  const next = nextTry ? `Nous essaierons de nouveau le ${frenchDay(nextTry)}.` : ''
  return {
    kind: 'subscriptions.payment-failed',
    title: 'Votre paiement n’a pas abouti',
    preview: 'Votre accès reste ouvert pour l’instant.',
    paragraphs: [
      `Votre banque a refusé le paiement de ${euros(nextPayment(subscription).amount)}. Votre accès reste ouvert. ${next}`.trim(),
      refusalHelp(subscription),
    ],
    action: newCardPageLink(site, subscription),
    links: [customerServiceLink(site)],
  }
}

export const stopRenewalText = 'Vous pouvez arrêter le renouvellement avant cette date, en trois clics et sans frais.'

/** Tells whether given months follow the trial, before the first payment. */
function hasMonthsAfterTrial({ startedAt, expirationAt, ...terms }: SubscriptionRow): boolean {
  const trial = trialOf(terms)
  return (
    trial !== undefined && startedAt !== null && expirationAt !== null && expirationAt > addDuration(startedAt, trial)
  )
}

function trialEnds(site: Site, subscription: SubscriptionRow): MailContent {
  const end = dayOrDash(subscription.expirationAt)
  const first = euros(nextPayment(subscription).amount)
  const price = rhythmPrice(withNextTerms(subscription), (cents) => euros(cents))
  const title = hasMonthsAfterTrial(subscription)
    ? 'Vos mois offerts se terminent bientôt'
    : 'Votre essai se termine bientôt'
  return {
    kind: 'subscriptions.reminder',
    title,
    preview: `Prochain paiement le ${end}.`,
    paragraphs: [`Le ${end}, ${first} seront prélevés, puis ${price}.`, stopRenewalText],
    action: accountPageLink(site),
    links: legalLinks(site),
  }
}

/** Required by article L215-1 of the consumer code: the right to refuse the renewal, and the deadline. */
function yearEnds(site: Site, subscription: SubscriptionRow): MailContent {
  const renewed = nextPaymentAt(subscription)
  const end = renewed ? frenchMoment(renewed) : '—'
  const amount = euros(nextPayment(subscription).amount)
  const terms = withNextTerms(subscription)
  return {
    kind: 'subscriptions.reminder',
    title: 'Votre abonnement se renouvelle bientôt',
    preview: `Vous pouvez le refuser jusqu’au ${end}.`,
    paragraphs: [
      `Votre abonnement arrive à son terme le ${end}. Sans nouvelle de votre part, il est reconduit et ${amount} sont prélevés ce jour-là.`,
      'Vous avez le droit de ne pas le reconduire (article L. 215-1 du code de la consommation). Il suffit d’arrêter le renouvellement avant cette date, en trois clics et sans frais.',
    ],
    facts: [
      ...contractFacts(subscription),
      ['Date limite pour ne pas reconduire', end],
      ['Prix de la reconduction', `${amount} ${frenchRhythm(periodOf(terms))}`],
    ],
    action: cancelPageLink(site),
    links: legalLinks(site),
  }
}

export const reminderLetter = (site: Site, subscription: SubscriptionRow): MailContent =>
  subscription.status === 'trialing' ? trialEnds(site, subscription) : yearEnds(site, subscription)

export function subscriptionEndedLetter(
  site: Site,
  unpaid: boolean,
  withdraw: WithdrawalLink | undefined,
): MailContent {
  return {
    kind: 'subscriptions.ended',
    title: 'Votre abonnement est terminé',
    preview: 'Merci de votre confiance.',
    paragraphs: [
      unpaid
        ? `Malgré plusieurs essais, le paiement n’a pas abouti. Votre abonnement est terminé, et ${endedContractErasureText}.`
        : `La période que vous aviez payée est terminée. Comme nous l’avions annoncé, ${endedContractErasureText}.`,
      'Pour revenir, il suffit de vous inscrire à nouveau.',
      ...(withdraw ? [withdrawalSentence(withdraw)] : []),
    ],
    action: magazineLink(site),
    ...onlyWithdrawalLink(withdraw),
  }
}

export function suspensionLetter(site: Site): MailContent {
  return {
    kind: 'subscriptions.lapsed',
    title: 'Votre abonnement est terminé',
    preview: 'Plus rien n’est prélevé.',
    paragraphs: [
      'Votre compte est suspendu. La période que vous aviez payée est terminée, et nous ne prélevons plus rien.',
      `Si vous pensez que c’est une erreur, écrivez-nous${nb}: nous vous répondrons.`,
    ],
    action: customerServiceLink(site),
  }
}
