import type { AccountState, PaymentKind, PaymentState } from '../accounts/staff-members.ts'
import type { leavingReasons } from '../subscriptions/leaving.ts'
import type { StaffGiftState } from '../subscriptions/staff-gifts.ts'
import type { SubscriptionStatus } from '../subscriptions/subscriptions.ts'

/* French words for stored codes: the screens, the CSV files and the audit show the same ones. */

export const accountStateWords = {
  active: 'actif',
  suspended: 'suspendu',
  erased: 'effacé',
} satisfies Record<AccountState, string>

export const subscriptionStatusWords = {
  pending: 'en attente de paiement',
  trialing: 'à l’essai',
  active: 'actif',
  pastDue: 'impayé',
  paused: 'en pause',
  cancelled: 'arrêté, jusqu’au terme',
  ended: 'terminé',
} satisfies Record<SubscriptionStatus, string>

export const paymentStateWords = {
  pending: 'en attente',
  succeeded: 'encaissé',
  failed: 'refusé',
  refunding: 'remboursement en cours',
  refunded: 'remboursé',
} satisfies Record<PaymentState, string>

export const paymentKindWords = {
  trial: 'essai',
  first: 'première période',
  renewal: 'renouvellement',
  gift: 'cadeau',
} satisfies Record<PaymentKind, string>

/** a payment that its bank contests */
export const disputeWords = {
  open: 'contesté',
  won: 'contestation gagnée',
  lost: 'contestation perdue',
  closed: 'contestation close',
}

export const giftStateWords = {
  pending: 'paiement en cours',
  failed: 'non payé',
  ready: 'payé, code à utiliser',
  redeemed: 'utilisé',
  expired: 'expiré sans être utilisé',
  void: 'remboursé, code annulé',
} satisfies Record<StaffGiftState, string>

export const leavingReasonWords = {
  price: 'Le prix',
  time: 'Le temps',
  coaching: 'Le coaching',
  content: 'Le magazine',
  reached: 'C’est fait',
  other: 'Autre',
} satisfies Record<(typeof leavingReasons)[number], string>

export const codeStateWords = { valid: 'en service', invalid: 'hors service' }

export const differenceWords = {
  'missing-in-ledger': 'Absent du grand livre',
  'missing-at-provider': 'Absent chez le prestataire',
  amount: 'Montants différents',
  'refund-failed': 'Remboursement échoué',
  'stopped-refund': 'Rendu deux fois',
}

export const mailProblemWords = {
  unreadable: 'ce n’est pas un e-mail lisible',
  'too-large': 'il dépasse 25\u00a0Mo',
  'too-slow': 'sa lecture dépasse les limites de temps ou de mémoire',
  failed: 'sa lecture a échoué deux fois',
}

/** background jobs, by the name that is stored */
export const jobWords: Readonly<Record<string, string>> = {
  'accounts.mail-reset-link': 'Lien pour un nouveau mot de passe',
  'accounts.mail-sign-in-code': 'Code de connexion',
  'accounts.push': 'Notification sur un appareil',
  'articles.ask-link': 'Vérification d’un lien d’article',
  'articles.import': 'Import de contenus',
  'mail.send': 'Envoi d’un mail',
  'media.make-variants': 'Tailles d’une image',
  'media.remove-files': 'Suppression de fichiers',
  'subscriptions.cancel': 'Arrêt d’un renouvellement',
  'subscriptions.close-at-provider': 'Fin d’un abonnement chez le prestataire',
  'subscriptions.forget-card': 'Oubli d’une carte chez le prestataire',
  'subscriptions.forget-gift-card': 'Oubli de la carte d’un cadeau',
  'subscriptions.mail-contract-link': 'Lien pour mettre fin au contrat',
  'subscriptions.remind-first-message': 'Rappel du premier message',
  'subscriptions.replay-event': 'Événement du prestataire rejoué',
  'support.promise-anew': 'Nouveau calcul des réponses promises',
  'support.unread-notice': 'Annonce d’un message non lu',
  'support.send-link': 'Lien vers les demandes',
}
