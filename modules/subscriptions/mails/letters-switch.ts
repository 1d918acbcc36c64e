import { euros, frenchDay, frenchRhythm } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment, nextPaymentAt, periodOf, withNextTerms } from '../lifecycle/schedule.ts'
import { contractFacts, dayOrDash, type MailContent } from './letters.ts'
import { accountPageLink, cancelPageLink, type Site, termsPageLink } from './links.ts'

/** The confirmation of the changed contract, on a durable medium. */
export function switchPlannedLetter(site: Site, subscription: SubscriptionRow, date: Date): MailContent {
  const next = withNextTerms(subscription)
  const price = `${euros(next.amount)} TTC ${frenchRhythm(periodOf(next))}`
  const day = frenchDay(date)
  return {
    kind: 'subscriptions.switch-planned',
    title: 'Votre changement de formule est enregistré',
    preview: `Il prend effet le ${day}.`,
    paragraphs: [
      `Rien n’est prélevé aujourd’hui. Le ${day}, ${euros(next.amount)} seront prélevés, puis ${price}, jusqu’à ce que vous arrêtiez le renouvellement.`,
      'Vous pouvez revenir sur ce changement jusqu’à cette date depuis votre compte, et résilier à tout moment et sans frais.',
    ],
    facts: [...contractFacts(subscription), ['Nouvelle formule', next.formulaName], ['Prix', price], ['Dès le', day]],
    action: accountPageLink(site),
    links: [termsPageLink(site), cancelPageLink(site)],
  }
}

export function switchUndoneLetter(site: Site, subscription: SubscriptionRow): MailContent {
  const next = dayOrDash(nextPaymentAt(subscription))
  return {
    kind: 'subscriptions.switch-undone',
    title: 'Vous gardez votre formule',
    preview: `Prochain paiement le ${next}.`,
    paragraphs: [
      `Votre changement de formule est annulé. ${euros(nextPayment(subscription).amount)} seront prélevés le ${next}, comme prévu.`,
    ],
    facts: contractFacts(subscription),
    action: accountPageLink(site),
    links: [termsPageLink(site), cancelPageLink(site)],
  }
}
