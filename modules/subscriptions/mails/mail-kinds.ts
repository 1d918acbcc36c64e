import { debitBrand } from '../../../contracts/subscriptions/card-name.ts'
import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { describeLetter, type Letter } from './describe-letter.ts'
import { letterTemplate } from './layout.tsx'
import {
  orderConfirmedLetter,
  paymentFailedLetter,
  paymentReceivedLetter,
  reminderLetter,
  subscriptionEndedLetter,
  suspensionLetter,
} from './letters.ts'
import {
  accessEndedLetter,
  accessGrantedLetter,
  endedByStaffLetter,
  firstMessageReminderLetter,
} from './letters-access.ts'
import { cardChangedLetter } from './letters-card.ts'
import { cancellationLetter, contractLinkLetter, withdrawalLetter } from './letters-contract.ts'
import { creditRefundedLetter, promiseMissedLetter, refundDecidedLetter } from './letters-credit.ts'
import { debitAnnouncedLetter, debitReturnedLetter, mandateSignedLetter } from './letters-debit.ts'
import {
  pauseBegunLetter,
  pausePlannedLetter,
  pauseUndoneLetter,
  resumeReminderLetter,
  subscriptionResumedLetter,
} from './letters-pause.ts'
import { formulaProposedLetter, monthsGivenLetter } from './letters-staff.ts'
import { switchPlannedLetter, switchUndoneLetter } from './letters-switch.ts'
import { giftLetters } from './mail-kinds-gift.ts'
import * as sample from './mail-samples.ts'

const debited = { ...sample.subscription, cardBrand: debitBrand, cardLast4: '2606', mandate: 'EXEMPLE-2027' }
const creditor = 'FR12ZZZ123456'
const debitFigures = ['Compte', 'Référence du mandat', 'Identifiant du créancier'] as const

const contract = ['Formule', 'Référence du contrat'] as const

const letters: readonly Letter[] = [
  {
    name: 'Abonnement ouvert',
    when: 'Après la commande. La loi demande ce mail, avec le formulaire de rétractation et les conditions.',
    content: (site) =>
      orderConfirmedLetter(site, sample.subscription, {
        credit: undefined,
        withdraw: undefined,
        seller: sample.seller,
        terms: undefined,
      }),
    always: [...contract, 'Prochain paiement', 'Durée'],
  },
  {
    name: 'Reçu d’un paiement',
    when: 'Après chaque paiement.',
    content: (site) => paymentReceivedLetter(site, sample.subscription, sample.terms.amount, sample.now),
    always: ['Formule', 'Montant', 'Date'],
  },
  {
    name: 'Paiement refusé',
    when: 'Quand la banque refuse un paiement.',
    content: (site) => paymentFailedLetter(site, sample.subscription, sample.day('2027-03-04')),
  },
  {
    name: 'Rappel avant un prélèvement',
    when: 'Avant la fin d’un essai ou le renouvellement d’un abonnement à l’année. La loi demande ce mail.',
    content: (site) => reminderLetter(site, sample.subscription),
  },
  {
    name: 'Abonnement terminé',
    when: 'Quand la période payée est terminée, ou qu’un paiement n’aboutit pas.',
    content: (site) => subscriptionEndedLetter(site, false, undefined),
  },
  {
    name: 'Compte suspendu, période terminée',
    when: 'Quand la période payée d’un compte suspendu est terminée.',
    content: suspensionLetter,
  },
  {
    name: 'Abonnement arrêté par l’équipe',
    when: 'Quand l’équipe met fin à un abonnement.',
    content: (site) => endedByStaffLetter(site, sample.subscription, { at: sample.now, withdraw: undefined }),
    always: [...contract, 'Fin de l’accès'],
  },
  {
    name: 'Rappel du premier message',
    when: 'Un jour après l’ouverture de l’accès, à qui n’a pas encore écrit et veut des rappels.',
    content: firstMessageReminderLetter,
  },
  { name: 'Accès offert', when: 'Quand l’équipe offre l’accès abonnée.', content: accessGrantedLetter },
  { name: 'Accès offert terminé', when: 'Quand l’accès offert par l’équipe prend fin.', content: accessEndedLetter },
  {
    name: 'Carte changée',
    when: 'Après un changement de carte.',
    content: (site) => cardChangedLetter(site, sample.subscription, sample.now),
    always: ['Nouvelle carte', 'Changée le'],
  },
  {
    name: 'Mandat de prélèvement',
    when: 'Quand un compte bancaire prend la place de la carte. Les règles du prélèvement SEPA demandent ce mail.',
    content: (site) => mandateSignedLetter(site, debited, { at: sample.now, creditor }),
    always: debitFigures,
  },
  {
    name: 'Prélèvement annoncé',
    when: 'Quelques jours avant chaque prélèvement. Les règles du prélèvement SEPA demandent ce mail.',
    content: (site) => debitAnnouncedLetter(site, debited, creditor),
    always: [...contract, 'Montant', 'Date', ...debitFigures],
  },
  {
    name: 'Prélèvement rendu',
    when: 'Quand la banque d’une personne lui rend un prélèvement.',
    content: (site) => debitReturnedLetter(site, debited, { amount: sample.terms.amount, at: sample.now }),
    always: [...contract, 'Montant', 'Prélevé le'],
  },
  {
    name: 'Lien pour résilier ou se rétracter',
    when: 'Quand une personne demande, sans se connecter, à résilier ou à se rétracter.',
    content: ({ publicUrl }) => contractLinkLetter('cancel', `${publicUrl}/cancel-contract`, sample.day('2027-03-04')),
  },
  {
    name: 'Résiliation reçue',
    when: 'Après une résiliation. La loi demande ce mail.',
    content: (site) =>
      cancellationLetter(site, sample.subscription, { at: sample.now, declared: undefined, withdraw: undefined }),
    always: [...contract, 'Résiliation reçue le'],
  },
  {
    name: 'Rétractation reçue',
    when: 'Après une rétractation. La loi demande ce mail.',
    content: (site) =>
      withdrawalLetter(site, sample.subscription, {
        ...{
          at: sample.now,
          refunded: sample.terms.amount,
          erasedAt: undefined,
          givenUntil: undefined,
          declared: undefined,
        },
      }),
    always: [...contract, 'Rétractation reçue le', 'Montant rendu'],
  },
  {
    name: 'Cashback rendu',
    when: 'Quand le remboursement offert part.',
    content: (site) => creditRefundedLetter(site, 2000),
  },
  {
    name: 'Réponse en retard',
    when: 'Quand une réponse promise n’est pas venue à temps et qu’une somme est rendue.',
    content: (site) => promiseMissedLetter(site, { amount: 500, promisedAt: sample.now }),
  },
  {
    name: 'Remboursement',
    when: 'Quand l’équipe rembourse un paiement.',
    content: (site) => refundDecidedLetter(site, sample.terms.amount, { createdAt: sample.now }, undefined),
  },
  {
    name: 'Pause enregistrée',
    when: 'Quand une pause est demandée.',
    content: (site) => pausePlannedLetter(site, sample.subscription),
    always: contract,
  },
  {
    name: 'Pause annulée',
    when: 'Quand une pause à venir est annulée.',
    content: (site) => pauseUndoneLetter(site, sample.subscription),
  },
  {
    name: 'Pause commencée',
    when: 'Quand une pause commence.',
    content: (site) => pauseBegunLetter(site, sample.subscription),
    always: contract,
  },
  {
    name: 'Fin de pause proche',
    when: 'Avant la fin d’une pause.',
    content: (site) => resumeReminderLetter(site, sample.subscription),
    always: contract,
  },
  {
    name: 'Abonnement repris',
    when: 'Quand un abonnement reprend après une pause, avec son reçu.',
    content: (site) => subscriptionResumedLetter(site, sample.subscription, sample.terms.amount, sample.now),
    always: ['Formule', 'Montant', 'Date'],
  },
  {
    name: 'Changement de formule enregistré',
    when: 'Quand une autre formule est choisie.',
    content: (site) => switchPlannedLetter(site, sample.subscription, sample.day('2027-04-03')),
    always: [...contract, 'Nouvelle formule', 'Prix', 'Dès le'],
  },
  {
    name: 'Changement de formule annulé',
    when: 'Quand un changement de formule à venir est annulé.',
    content: (site) => switchUndoneLetter(site, sample.subscription),
    always: contract,
  },
  {
    name: 'Autre formule proposée',
    when: 'Quand l’équipe propose une autre formule. Rien ne change sans l’accord de la personne.',
    content: (site) =>
      formulaProposedLetter(site, sample.subscription, {
        ...{ by: 'Dominique', date: sample.day('2027-04-03') },
        formula: {
          uid: 'exemple',
          name: sample.formulaName,
          amount: 3900,
          periodDuration: 1,
          periodDurationUnit: 'month',
        },
      }),
    always: [...contract, 'Formule proposée', 'Prix', 'Dès le'],
  },
  {
    name: 'Mois offerts',
    when: 'Quand l’équipe offre des mois.',
    content: (site) =>
      monthsGivenLetter(site, sample.subscription, {
        by: 'Dominique',
        months: 1,
        startsAt: sample.now,
        endsAt: sample.day('2027-04-03'),
      }),
    always: [...contract, 'Offert du', 'Au'],
  },
]

export const subscriptionMailKinds: readonly MailKind[] = [
  ...[...letters, ...giftLetters].map(describeLetter),
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
