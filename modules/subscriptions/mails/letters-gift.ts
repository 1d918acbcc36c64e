import { euros, frenchDay, frenchMoment } from '../french.ts'
import type { GiftRow } from '../gifts/queries-gifts.ts'
import { receiptNumber } from '../ledger/number-receipt.ts'
import type { ReceiptRow, Seller } from '../ledger/queries-receipts.ts'
import { splitVat, vatLabel } from '../ledger/split-vat.ts'
import { contractReference } from '../lifecycle/contract/contract-reference.ts'
import { withdrawalDeadline } from '../lifecycle/policy.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { TermsVersion } from '../terms/queries-terms.ts'
import { sellerAnnex, termsAnnex, withdrawalFormAnnex } from './annexes.ts'
import { type Facts, optionalFact } from './layout.tsx'
import { dayOrDash, type MailContent } from './letters.ts'
import { accountPageLink, cancelPageLink, magazineLink, type Site, termsPageLink } from './links.ts'

const nb = '\u00a0'

const monthsOf = ({ months }: Pick<GiftRow, 'months'>): string => `${months}${nb}mois`

const giftFacts = (gift: GiftRow): Facts => [
  ['Cadeau', `${monthsOf(gift)}, ${gift.formulaName}`],
  ['Référence du cadeau', contractReference(gift)],
]

interface Purchase {
  code: string
  receipt: ReceiptRow | undefined
  seller: Seller
  /** the terms that the buyer accepted */
  terms: TermsVersion | undefined
}

function receiptFacts(gift: GiftRow, { receipt, seller }: Purchase): Facts {
  const { vatRate } = seller
  return [
    ...optionalFact('Reçu n°', receipt && receiptNumber(receipt)),
    ...giftFacts(gift),
    ['Montant payé', `${euros(gift.amount)} TTC, en une fois`],
    ...(vatRate ? optionalFact(vatLabel(vatRate), euros(splitVat(gift.amount, vatRate).vat)) : []),
    ...optionalFact('Payé le', gift.paidAt && frenchMoment(gift.paidAt)),
  ]
}

/** Receipt, code, and the confirmation on a durable medium (article L221-13 of the consumer code). */
export function giftBoughtLetter(site: Site, gift: GiftRow, purchase: Purchase): MailContent {
  const { code, seller, terms } = purchase
  const href = `${site.publicUrl}/gift/use?t=${code}`
  const until = dayOrDash(gift.expiresAt)
  const withdrawn = gift.paidAt ? frenchDay(withdrawalDeadline(gift.paidAt)) : '—'
  const ordered = { ...gift, startedAt: gift.paidAt, orderedAt: gift.createdAt }
  return {
    kind: 'subscriptions.gift-bought',
    subject: 'Votre cadeau\u00a0: le code à offrir, et votre reçu',
    title: 'Votre cadeau est prêt',
    preview: `Le code à offrir, valable jusqu’au ${until}.`,
    paragraphs: [
      `Voici le code de votre cadeau${nb}: ${code}. Transmettez-le à la personne de votre choix, avec cette adresse${nb}: ${site.publicUrl}/gift/use`,
      `Le code sert une seule fois, jusqu’au ${until}. Qui le connaît peut l’utiliser${nb}: gardez-le jusqu’au jour du cadeau. Rien ne sera plus prélevé, ni à vous, ni à la personne qui le reçoit.`,
      `Vous pouvez changer d’avis jusqu’au ${withdrawn} inclus${nb}: tant que le code n’a pas servi, tout vous est remboursé. S’il a déjà servi, l’accès s’est ouvert aussitôt, comme vous l’avez demandé${nb}: il prend alors fin, et seule la part déjà passée reste due.`,
    ],
    facts: [...receiptFacts(gift, purchase), ['Code valable jusqu’au', until]],
    action: { label: 'Imprimer la carte', href: `${site.publicUrl}/gift/order/${gift.uid}/card?t=${code}` },
    links: [
      { label: 'Utiliser ce cadeau', href },
      termsPageLink(site),
      { label: 'Renoncer au contrat ici', href: `${site.publicUrl}/gift/withdraw` },
    ],
    link: href,
    annexes: [
      sellerAnnex(site, seller),
      withdrawalFormAnnex(site, seller, ordered),
      ...(terms ? [termsAnnex(site, terms, gift.termsAcceptedAt)] : []),
    ],
  }
}

interface Use {
  at: Date
  startsAt: Date
  endsAt: Date
  added: boolean
  seller: Seller
}

/** The receipt for the person who redeems a gift. It does not name the buyer. */
export function giftReceivedLetter(
  site: Site,
  gift: GiftRow,
  { at, startsAt, endsAt, added, seller }: Use,
): MailContent {
  const until = frenchDay(endsAt)
  return {
    kind: 'subscriptions.gift-received',
    subject: `Votre cadeau\u00a0: ${monthsOf(gift)}, reçu de ${euros(0)}`,
    title: added ? 'Vos mois offerts sont ajoutés' : 'Votre cadeau est ouvert',
    preview: `${monthsOf(gift)} offerts, jusqu’au ${until}.`,
    paragraphs: [
      added
        ? `Les ${monthsOf(gift)} qui vous sont offerts suivent ce que vous aviez déjà${nb}: ils commencent le ${frenchDay(startsAt)}, et rien n’est prélevé avant le ${until}.`
        : `${monthsOf(gift)} vous sont offerts. Vos coachs vous attendent, jusqu’au ${until}. Rien n’est prélevé, ni maintenant, ni à la fin.`,
    ],
    facts: [
      ...giftFacts(gift),
      ['Montant', `${euros(0)}, payé par la personne qui offre`],
      ['Utilisé le', frenchMoment(at)],
      ['Du', frenchDay(startsAt)],
      ['Au', until],
    ],
    action: accountPageLink(site),
    links: [termsPageLink(site)],
    annexes: [sellerAnnex(site, seller)],
  }
}

export function giftOverLetter(site: Site, { expirationAt }: SubscriptionRow): MailContent {
  return {
    kind: 'subscriptions.gift-over',
    subject: 'Votre cadeau est terminé',
    title: 'Vos mois offerts sont terminés',
    preview: 'Rien n’est prélevé.',
    paragraphs: [
      `Vos mois offerts ont pris fin le ${dayOrDash(expirationAt)}. Rien n’est prélevé, et votre compte reste ouvert.`,
      `Si vous voulez continuer, vous pouvez vous abonner quand vous le souhaitez.`,
    ],
    action: { label: 'Découvrir l’abonnement', href: `${site.publicUrl}/registration/payment` },
  }
}

/** Mail to the person who used a gift that its buyer withdrew from. It does not name the buyer. */
export function giftTakenBackLetter(
  site: Site,
  gift: GiftRow,
  { until, renews }: { until: Date; renews: boolean },
): MailContent {
  const day = frenchDay(until)
  return {
    kind: 'subscriptions.gift-taken-back',
    title: 'Vos mois offerts s’arrêtent',
    preview: renews ? `Le prochain prélèvement a lieu le ${day}.` : 'Rien n’est prélevé.',
    paragraphs: [
      `La personne qui vous offrait ${monthsOf(gift)} a changé d’avis, comme la loi le lui permet pendant 14${nb}jours. Ce qui restait de ces mois s’arrête.`,
      renews
        ? `Votre abonnement continue${nb}: le prochain prélèvement a lieu le ${day}. Vous pouvez l’arrêter avant, sans frais.`
        : `Votre accès est ouvert jusqu’au ${day}. Rien n’est prélevé.`,
    ],
    facts: giftFacts(gift),
    action: accountPageLink(site),
    links: [cancelPageLink(site)],
  }
}

interface WithdrawnGift {
  at: Date
  /** cents */
  refunded: number
  /** cents for months that were used and are over */
  due: number
}

export function giftWithdrawnLetter(site: Site, gift: GiftRow, { at, refunded, due }: WithdrawnGift): MailContent {
  const kept =
    due > 0
      ? ` Le code avait servi, et l’accès s’était ouvert comme vous l’aviez demandé${nb}: la part déjà passée, ${euros(due)}, reste due. Les mois qui restaient s’arrêtent.`
      : ''
  return {
    kind: 'subscriptions.gift-withdrawn',
    subject: 'Votre cadeau est remboursé',
    title: 'Notification de la rétractation',
    preview: `Nous vous rendons ${euros(refunded)}.`,
    paragraphs: [
      `Nous avons bien reçu votre rétractation. Nous vous rendons ${euros(refunded)} sur la carte qui a servi au paiement, dans les 14${nb}jours.${kept} Le code ne peut plus être utilisé.`,
    ],
    facts: [
      ['Votre demande', 'Je notifie ma rétractation du contrat portant sur ce cadeau'],
      ...giftFacts(gift),
      ['Rétractation reçue le', frenchMoment(at)],
      ...optionalFact('Part déjà passée', due > 0 ? euros(due) : null),
      ['Montant rendu', euros(refunded)],
    ],
    action: magazineLink(site),
  }
}
