import { euros, frenchDay, frenchRhythm } from '../french.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment, nextPaymentAt, periodOf } from '../lifecycle/schedule.ts'
import type { FormulaRow } from '../orders/queries-offers.ts'
import { contractFacts, type MailContent } from './letters.ts'
import { accountPageLink, contactPageLink, type Site } from './links.ts'

const nb = '\u00a0'

/** The member's letter about an act, which names the member of staff who did it; unchanged if `by` is undefined. */
export const withStaffName = (site: Site, by: string | undefined, letter: MailContent): MailContent =>
  by === undefined
    ? letter
    : {
        ...letter,
        paragraphs: [
          `${by}, de notre équipe, l’a enregistré pour vous. Ce n’est pas ce que vous vouliez\u202f? Écrivez-nous.`,
          ...letter.paragraphs,
        ],
        links: [...(letter.links ?? []), contactPageLink(site)],
      }

interface Given {
  by: string
  months: number
  startsAt: Date
  endsAt: Date
}

/** @param subscription as it is with the given months */
export function monthsGivenLetter(
  site: Site,
  subscription: SubscriptionRow,
  { by, months, startsAt, endsAt }: Given,
): MailContent {
  const title = months === 1 ? 'Un mois vous est offert' : `${months}${nb}mois vous sont offerts`
  const gives = months === 1 ? 'vous l’offre' : 'vous les offre'
  const end = frenchDay(endsAt)
  const next = nextPaymentAt(subscription)
  return {
    kind: 'subscriptions.months-given',
    title,
    preview: `Votre accès reste ouvert jusqu’au ${end}.`,
    paragraphs: [
      `${by}, de notre équipe, ${gives}${nb}: vous n’avez rien à faire, et rien n’est prélevé pour cela.`,
      next
        ? `Votre prochain paiement recule d’autant${nb}: ${euros(nextPayment(subscription).amount)} le ${frenchDay(next)}.`
        : `Aucun paiement ne suit. Votre accès se termine le ${end}.`,
    ],
    facts: [...contractFacts(subscription), ['Offert du', frenchDay(startsAt)], ['Au', end]],
    action: accountPageLink(site),
  }
}

interface Proposed {
  by: string
  formula: Pick<FormulaRow, 'uid' | 'name' | 'amount' | 'periodDuration' | 'periodDurationUnit'>
  date: Date
}

/** A proposal: the member confirms it on the page of plans, where the button has its legal name. */
export function formulaProposedLetter(
  site: Site,
  subscription: SubscriptionRow,
  { by, formula, date }: Proposed,
): MailContent {
  const price = `${euros(formula.amount)} TTC ${frenchRhythm(periodOf(formula))}`
  const day = frenchDay(date)
  return {
    kind: 'subscriptions.formula-proposed',
    title: 'Une autre formule vous est proposée',
    preview: 'Rien ne change sans votre accord.',
    paragraphs: [
      `${by}, de notre équipe, vous propose «${nb}${formula.name}${nb}»${nb}: ${euros(formula.amount)} le ${day}, puis ${price}.`,
      `Rien n’est prélevé aujourd’hui, et rien ne change sans votre accord. Si cette formule vous convient, confirmez-la sur la page, qui vous remontre le prix et la date. Sinon, laissez ce message de côté.`,
    ],
    facts: [...contractFacts(subscription), ['Formule proposée', formula.name], ['Prix', price], ['Dès le', day]],
    action: { label: 'Voir la formule', href: `${site.publicUrl}/account/subscription/plan#plan-${formula.uid}` },
    links: [contactPageLink(site)],
  }
}
