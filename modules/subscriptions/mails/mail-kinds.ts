import { debitBrand } from '../../../contracts/subscriptions/card-name.ts'
import { describeMail, type MailKind, type MailVariable } from '../../../platform/mailer/index.ts'
import { type LetterProps, letterTemplate } from './layout.tsx'
import {
  ended,
  lapsed,
  type MailContent,
  orderConfirmed,
  paymentFailed,
  paymentReceived,
  reminder,
  type Site,
} from './letters.ts'
import { accessEnded, accessGranted, endedByStaff, firstMessageReminder } from './letters-access.ts'
import { cardChanged } from './letters-card.ts'
import { cancellation, contractLink, withdrawal } from './letters-contract.ts'
import { creditRefunded, promiseMissed, refundDecided } from './letters-credit.ts'
import { debitAnnounced, debitReturned, mandateSigned } from './letters-debit.ts'
import { giftBought, giftOver, giftReceived, giftTakenBack, giftWithdrawn } from './letters-gift.ts'
import { pauseBegun, pausePlanned, pauseUndone, resumed, resumesSoon } from './letters-pause.ts'
import { formulaProposed, monthsGiven } from './letters-staff.ts'
import { switchPlanned, switchUndone } from './letters-switch.ts'
import { day, formulaName, gift, now, seller, subscription, terms } from './mail-samples.ts'

const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')

/** The figures of a letter by their label. A letter may have fewer of them than the sample. */
const variablesOf = ({ facts = [] }: MailContent, always: readonly string[]): MailVariable<LetterProps>[] =>
  facts.map(([label]) => ({
    name: nameOf(label),
    label: label.toLowerCase(),
    optional: !always.includes(label),
    read: (props) => props.facts?.find(([name]) => name === label)?.[1] ?? null,
  }))

interface Letter {
  name: string
  when: string
  content(site: Site): MailContent
  /** labels of figures that every letter of this kind has */
  always?: readonly string[]
}

function describeLetter({ name, when, content, always = [] }: Letter): MailKind {
  const sample = content({ publicUrl: '' })
  return describeMail<LetterProps>(letterTemplate, {
    ...{ kind: sample.kind, name, when, subject: sample.subject },
    props(publicUrl) {
      const { kind: _kind, subject: _subject, link: _link, ...letter } = content({ publicUrl })
      return { ...letter, name: 'Alix' }
    },
    variables: variablesOf(sample, always),
  })
}

/** An invented subscription that is paid by direct debit. */
const debited = { ...subscription, cardBrand: debitBrand, cardLast4: '2606', mandate: 'EXEMPLE-2027' }
const creditor = 'FR12ZZZ123456'
const debitFigures = ['Compte', 'Référence du mandat', 'Identifiant du créancier'] as const

const contract = ['Formule', 'Référence du contrat'] as const

const letters: readonly Letter[] = [
  {
    name: 'Abonnement ouvert',
    when: 'Après la commande. La loi demande ce mail, avec le formulaire de rétractation et les conditions.',
    content: (site) =>
      orderConfirmed(site, subscription, { credit: undefined, withdraw: undefined, seller, terms: undefined }),
    always: [...contract, 'Prochain paiement', 'Durée'],
  },
  {
    name: 'Reçu d’un paiement',
    when: 'Après chaque paiement.',
    content: (site) => paymentReceived(site, subscription, terms.amount, now),
    always: ['Formule', 'Montant', 'Date'],
  },
  {
    name: 'Paiement refusé',
    when: 'Quand la banque refuse un paiement.',
    content: (site) => paymentFailed(site, subscription, day('2027-03-04')),
  },
  {
    name: 'Rappel avant un prélèvement',
    when: 'Avant la fin d’un essai ou le renouvellement d’un abonnement à l’année. La loi demande ce mail.',
    content: (site) => reminder(site, subscription),
  },
  {
    name: 'Abonnement terminé',
    when: 'Quand la période payée est terminée, ou qu’un paiement n’aboutit pas.',
    content: (site) => ended(site, false, undefined),
  },
  {
    name: 'Compte suspendu, période terminée',
    when: 'Quand la période payée d’un compte suspendu est terminée.',
    content: lapsed,
  },
  {
    name: 'Abonnement arrêté par l’équipe',
    when: 'Quand l’équipe met fin à un abonnement.',
    content: (site) => endedByStaff(site, subscription, { at: now, withdraw: undefined }),
    always: [...contract, 'Fin de l’accès'],
  },
  {
    name: 'Rappel du premier message',
    when: 'Un jour après l’ouverture de l’accès, à qui n’a pas encore écrit et veut des rappels.',
    content: firstMessageReminder,
  },
  { name: 'Accès offert', when: 'Quand l’équipe offre l’accès abonnée.', content: accessGranted },
  { name: 'Accès offert terminé', when: 'Quand l’accès offert par l’équipe prend fin.', content: accessEnded },
  {
    name: 'Carte changée',
    when: 'Après un changement de carte.',
    content: (site) => cardChanged(site, subscription, now),
    always: ['Nouvelle carte', 'Changée le'],
  },
  {
    name: 'Mandat de prélèvement',
    when: 'Quand un compte bancaire prend la place de la carte. Les règles du prélèvement SEPA demandent ce mail.',
    content: (site) => mandateSigned(site, debited, { at: now, creditor }),
    always: debitFigures,
  },
  {
    name: 'Prélèvement annoncé',
    when: 'Quelques jours avant chaque prélèvement. Les règles du prélèvement SEPA demandent ce mail.',
    content: (site) => debitAnnounced(site, debited, creditor),
    always: [...contract, 'Montant', 'Date', ...debitFigures],
  },
  {
    name: 'Prélèvement rendu',
    when: 'Quand la banque d’une personne lui rend un prélèvement.',
    content: (site) => debitReturned(site, debited, { amount: terms.amount, at: now }),
    always: [...contract, 'Montant', 'Prélevé le'],
  },
  {
    name: 'Lien pour résilier ou se rétracter',
    when: 'Quand une personne demande, sans se connecter, à résilier ou à se rétracter.',
    content: ({ publicUrl }) => contractLink('cancel', `${publicUrl}/cancel-contract`, day('2027-03-04')),
  },
  {
    name: 'Résiliation reçue',
    when: 'Après une résiliation. La loi demande ce mail.',
    content: (site) => cancellation(site, subscription, { at: now, declared: undefined, withdraw: undefined }),
    always: [...contract, 'Résiliation reçue le'],
  },
  {
    name: 'Rétractation reçue',
    when: 'Après une rétractation. La loi demande ce mail.',
    content: (site) =>
      withdrawal(site, subscription, {
        ...{ at: now, refunded: terms.amount, erasedAt: undefined, givenUntil: undefined, declared: undefined },
      }),
    always: [...contract, 'Rétractation reçue le', 'Montant rendu'],
  },
  {
    name: 'Cashback rendu',
    when: 'Quand le remboursement offert part.',
    content: (site) => creditRefunded(site, 2000),
  },
  {
    name: 'Réponse en retard',
    when: 'Quand une réponse promise n’est pas venue à temps et qu’une somme est rendue.',
    content: (site) => promiseMissed(site, { amount: 500, promisedAt: now }),
  },
  {
    name: 'Remboursement',
    when: 'Quand l’équipe rembourse un paiement.',
    content: (site) => refundDecided(site, terms.amount, { createdAt: now }, undefined),
  },
  {
    name: 'Pause enregistrée',
    when: 'Quand une pause est demandée.',
    content: (site) => pausePlanned(site, subscription),
    always: contract,
  },
  {
    name: 'Pause annulée',
    when: 'Quand une pause à venir est annulée.',
    content: (site) => pauseUndone(site, subscription),
  },
  {
    name: 'Pause commencée',
    when: 'Quand une pause commence.',
    content: (site) => pauseBegun(site, subscription),
    always: contract,
  },
  {
    name: 'Fin de pause proche',
    when: 'Avant la fin d’une pause.',
    content: (site) => resumesSoon(site, subscription),
    always: contract,
  },
  {
    name: 'Abonnement repris',
    when: 'Quand un abonnement reprend après une pause, avec son reçu.',
    content: (site) => resumed(site, subscription, terms.amount, now),
    always: ['Formule', 'Montant', 'Date'],
  },
  {
    name: 'Changement de formule enregistré',
    when: 'Quand une autre formule est choisie.',
    content: (site) => switchPlanned(site, subscription, day('2027-04-03')),
    always: [...contract, 'Nouvelle formule', 'Prix', 'Dès le'],
  },
  {
    name: 'Changement de formule annulé',
    when: 'Quand un changement de formule à venir est annulé.',
    content: (site) => switchUndone(site, subscription),
    always: contract,
  },
  {
    name: 'Autre formule proposée',
    when: 'Quand l’équipe propose une autre formule. Rien ne change sans l’accord de la personne.',
    content: (site) =>
      formulaProposed(site, subscription, {
        ...{ by: 'Dominique', date: day('2027-04-03') },
        formula: { uid: 'exemple', name: formulaName, amount: 3900, periodDuration: 1, periodDurationUnit: 'month' },
      }),
    always: [...contract, 'Formule proposée', 'Prix', 'Dès le'],
  },
  {
    name: 'Mois offerts',
    when: 'Quand l’équipe offre des mois.',
    content: (site) =>
      monthsGiven(site, subscription, { by: 'Dominique', months: 1, startsAt: now, endsAt: day('2027-04-03') }),
    always: [...contract, 'Offert du', 'Au'],
  },
  {
    name: 'Cadeau acheté',
    when: 'À la personne qui offre, avec le code et le reçu. La loi demande ce mail.',
    content: (site) => giftBought(site, gift, { code: 'EXEMPLE', receipt: undefined, seller, terms: undefined }),
    always: ['Cadeau', 'Référence du cadeau', 'Montant payé'],
  },
  {
    name: 'Cadeau reçu',
    when: 'À la personne qui utilise un cadeau.',
    content: (site) =>
      giftReceived(site, gift, { at: now, startsAt: now, endsAt: day('2027-06-03'), added: false, seller }),
    always: ['Cadeau', 'Référence du cadeau', 'Du', 'Au'],
  },
  {
    name: 'Cadeau terminé',
    when: 'Quand les mois offerts sont terminés.',
    content: (site) => giftOver(site, subscription),
  },
  {
    name: 'Cadeau repris',
    when: 'À la personne qui utilise un cadeau, quand son acheteuse se rétracte.',
    content: (site) => giftTakenBack(site, gift, { until: now, renews: false }),
    always: ['Cadeau', 'Référence du cadeau'],
  },
  {
    name: 'Cadeau remboursé',
    when: 'Quand l’acheteuse d’un cadeau se rétracte. La loi demande ce mail.',
    content: (site) => giftWithdrawn(site, gift, { at: now, refunded: gift.amount, due: 0 }),
    always: ['Cadeau', 'Référence du cadeau', 'Montant rendu'],
  },
]

/** Mails about contracts and money, for the owner. */
export const subscriptionMailKinds: readonly MailKind[] = [
  ...letters.map(describeLetter),
  describeMail(letterTemplate, {
    kind: 'subscriptions.ledger-differs',
    name: 'Écart dans les comptes',
    when: 'À la direction, quand le grand livre et le prestataire de paiement diffèrent.',
    subject: 'Un écart dans les comptes',
    props: (publicUrl) => ({
      title: 'Un écart dans les comptes',
      preview: 'Le grand livre et le prestataire de paiement ne disent pas la même chose.',
      name: 'Dominique',
      paragraphs: ['La comparaison du grand livre avec le prestataire de paiement a trouvé un écart.'],
      action: { label: 'Ouvrir les écarts', href: `${publicUrl}/admin/ledger-differences` },
    }),
  }),
]
