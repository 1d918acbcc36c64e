import type { MemberForStaff, StaffPayment, StaffSubscription } from '../../../../contracts/accounts/staff-members.ts'
import { roleWords } from '../../../../contracts/administration/audit-words.ts'
import { refusalName } from '../../../../contracts/administration/refusal-name.ts'
import * as calls from '../../../../contracts/administration/staff-csv.ts'
import * as words from '../../../../contracts/administration/state-words.ts'
import type { StaffCode } from '../../../../contracts/subscriptions/staff-codes.ts'
import type { StaffGift } from '../../../../contracts/subscriptions/staff-gifts.ts'
import type { StaffLeavingAnswer } from '../../../../contracts/subscriptions/staff-leaving.ts'
import type { CsvCell } from '../../../../contracts/text/csv.ts'
import { csvMoment } from '../../../../contracts/text/csv.ts'
import { type StaffCalls, staffCsv } from '../../../../platform/staff/index.ts'
import { mayManageMoney, mayManageOffers, mayReadMembers } from '../../lifecycle/policy.ts'
import { codes } from '../codes/index.ts'
import { gifts } from '../gifts/index.ts'
import { leavingAnswers } from '../leaving/index.ts'
import { members } from '../members/index.ts'
import { payments } from '../payments/index.ts'
import { subscriptions } from '../subscriptions/index.ts'

const all = { page: 1, perPage: 100, order: 'asc' } as const
const leavingReasons: Readonly<Record<string, string>> = words.leavingReasonWords
const euros = (cents: number | null): CsvCell => (cents === null ? null : { cents })

const member: Readonly<Record<string, (one: MemberForStaff) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  'E-mail': ({ email }) => email,
  Nom: ({ name }) => name,
  Compte: ({ state }) => words.accountStateWords[state],
  Rôles: ({ roles }) => roles.map((role) => roleWords[role]).join(', '),
  Abonnement: ({ subscription }) => subscription && words.subscriptionStatusWords[subscription],
  'Inscrite le': ({ date }) => csvMoment(date),
  'Vue le': ({ lastSeen }) => csvMoment(lastSeen),
}

const subscription: Readonly<Record<string, (one: StaffSubscription) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  Référence: ({ reference }) => reference,
  Membre: ({ member }) => member,
  'E-mail': ({ email }) => email,
  Formule: ({ formula }) => formula,
  État: ({ status }) => words.subscriptionStatusWords[status],
  Montant: ({ amount }) => euros(amount),
  'Montant de l’essai': ({ trialAmount }) => euros(trialAmount),
  Début: ({ startedDateTime }) => csvMoment(startedDateTime),
  'Payé jusqu’au': ({ expirationDateTime }) => csvMoment(expirationDateTime),
  'Prochaine échéance': ({ nextPaymentDateTime }) => csvMoment(nextPaymentDateTime),
  'Prochain montant': ({ nextPaymentAmount }) => euros(nextPaymentAmount),
  'Mois offerts jusqu’au': ({ givenUntil }) => csvMoment(givenUntil),
  'Arrêté le': ({ cancelledDateTime }) => csvMoment(cancelledDateTime),
  'Terminé le': ({ endedDateTime }) => csvMoment(endedDateTime),
}

const payment: Readonly<Record<string, (one: StaffPayment) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  Date: ({ date }) => csvMoment(date),
  Membre: ({ member }) => member,
  'E-mail': ({ email }) => email,
  Abonnement: ({ subscription }) => subscription,
  Reçu: ({ receipt }) => receipt,
  Nature: ({ kind }) => words.paymentKindWords[kind],
  État: ({ state }) => words.paymentStateWords[state],
  Montant: ({ amount }) => euros(amount),
  Remboursé: ({ refunded }) => euros(refunded),
  'Remboursé le': ({ refundedDateTime }) => csvMoment(refundedDateTime),
  Motif: ({ reason }) => reason,
  Contestation: ({ dispute }) => dispute && words.disputeWords[dispute.outcome ?? 'open'],
  'Frais de contestation': ({ dispute }) => euros(dispute?.fee ?? null),
  Prestataire: ({ provider }) => provider,
  Refus: ({ errorCode }) => errorCode && refusalName(errorCode),
  Carte: ({ card }) => card && `•••• ${card.last4}`,
}

const gift: Readonly<Record<string, (one: StaffGift) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  Référence: ({ reference }) => reference,
  'Commandé le': ({ date }) => csvMoment(date),
  'Payé le': ({ paidDateTime }) => csvMoment(paidDateTime),
  'E-mail de qui offre': ({ buyer }) => buyer.email,
  'Nom de qui offre': ({ buyer }) => buyer.name,
  'Membre qui offre': ({ buyer }) => buyer.member,
  Formule: ({ formulaName }) => formulaName,
  Mois: ({ months }) => months,
  Montant: ({ amount }) => euros(amount),
  Remboursé: ({ refunded }) => euros(refunded),
  Reçu: ({ receipt }) => receipt,
  État: ({ state }) => words.giftStateWords[state],
  'Code valable jusqu’au': ({ expirationDateTime }) => csvMoment(expirationDateTime),
  'Utilisé le': ({ use }) => csvMoment(use?.usedDateTime ?? null),
  'E-mail de qui reçoit': ({ use }) => use?.email ?? null,
  'Membre qui reçoit': ({ use }) => use?.member ?? null,
  'Mois du': ({ use }) => csvMoment(use?.startDateTime ?? null),
  'Mois au': ({ use }) => csvMoment(use?.endDateTime ?? null),
}

const code: Readonly<Record<string, (one: StaffCode) => CsvCell>> = {
  Code: ({ uid }) => uid,
  Formules: ({ formulas }) => formulas?.join(', ') ?? null,
  'Réduction en %': ({ percent }) => percent,
  'Réduction en euros': ({ amount }) => euros(amount),
  Périodes: ({ periods }) => periods,
  'Valable du': ({ from }) => csvMoment(from),
  'Valable au': ({ until }) => csvMoment(until),
  'Commandes au plus': ({ uses }) => uses,
  Commandes: ({ usedBy }) => usedBy,
  État: ({ isValid }) => (isValid ? words.codeStateWords.valid : words.codeStateWords.invalid),
}

const leaving: Readonly<Record<string, (one: StaffLeavingAnswer) => CsvCell>> = {
  Date: ({ date }) => csvMoment(date),
  Raison: ({ reason }) => reason && (leavingReasons[reason] ?? reason),
  Texte: ({ text }) => text,
  Formule: ({ formula }) => formula,
}

/** Lists as CSV files, read in the order of their identifiers: a long list costs no more per row. */
export const csvFiles: readonly StaffCalls[] = [
  staffCsv(calls.getMembersCsv, {
    policy: mayReadMembers,
    fileName: 'membres',
    walk: (context, query) => members.walk(context, { ...all, ...query }),
    columns: member,
  }),
  staffCsv(calls.getSubscriptionsCsv, {
    policy: mayManageMoney,
    fileName: 'abonnements',
    walk: (context, query) => subscriptions.walk(context, { ...all, ...query }),
    columns: subscription,
  }),
  staffCsv(calls.getPaymentsCsv, {
    policy: mayManageMoney,
    fileName: 'paiements',
    walk: (context, query) => payments.walk(context, { ...all, ...query }),
    columns: payment,
  }),
  staffCsv(calls.getGiftsCsv, {
    policy: mayManageMoney,
    fileName: 'cadeaux',
    walk: (context, query) => gifts.walk(context, { ...all, ...query }),
    columns: gift,
  }),
  staffCsv(calls.getCodesCsv, {
    policy: mayManageOffers,
    fileName: 'codes',
    walk: (context, query) => codes.walk(context, { ...all, ...query }),
    columns: code,
  }),
  staffCsv(calls.getLeavingCsv, {
    policy: mayManageMoney,
    fileName: 'departs',
    walk: (context, query) => leavingAnswers.walk(context, { ...all, ...query }),
    columns: leaving,
  }),
]
