import { noticeDays } from './debits.ts'

/** Terms of direct debits. SEPA rules require 14 days of notice unless the terms agree on fewer. */
export const debitPaymentTerms = (creditor: string): string =>
  [
    'La commande se paie par carte.',
    'Pour la suite, vous pouvez donner un compte bancaire à la place\u00a0: vous signez un mandat de prélèvement SEPA sur la page du prestataire de paiement',
    `(identifiant du créancier\u00a0: ${creditor}).`,
    `Chaque prélèvement vous est annoncé par e-mail, avec son montant et son jour, au moins ${noticeDays}\u00a0jours avant, ou aussitôt quand il est plus proche.`,
    'Pendant 8\u00a0semaines, votre banque vous le rembourse si vous le demandez\u202f; l’abonnement continue, et vous pouvez l’arrêter comme d’habitude.',
    'Si vous l’arrêtez ou vous rétractez alors qu’un prélèvement est demandé à votre banque, il vous est remboursé.',
  ].join(' ')

export const debitPrivacyTerms =
  'Pour un prélèvement, votre IBAN lui est donné aussi\u202f; nous n’en gardons que les quatre derniers caractères et la référence du mandat.'
