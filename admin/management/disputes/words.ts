import { managementWords } from '../words.ts'

const { settle, ofPayment, state } = managementWords.differences

export const disputeWords = {
  payment: ofPayment,
  state,
  title: 'Contestations',
  empty: 'Aucun paiement n’est contesté.',
  count: (count: number) => (count > 1 ? `${count}\u00a0contestations` : `${count}\u00a0contestation`),
  amount: 'Montant',
  date: 'Reçue le',
  reason: 'Motif',
  reasons: {
    fraud: 'Paiement frauduleux',
    unrecognized: 'Paiement non reconnu',
    duplicate: 'Payé deux fois',
    cancelled: 'Abonnement résilié avant',
    'not-received': 'Service non reçu',
    'not-as-described': 'Service non conforme',
    'not-refunded': 'Remboursement non reçu',
    'debit-not-authorized': 'Prélèvement non autorisé',
    'insufficient-funds': 'Provision insuffisante',
    'wrong-account': 'Compte bancaire erroné',
    other: 'Autre motif',
  },
  unknownReason: 'Motif non communiqué',
  states: { open: 'à répondre', lost: 'perdue, à examiner', closed: 'close', settled: 'réglée' },
  outcomes: { won: 'gagnée', lost: 'perdue', closed: 'close sans suite' },
  ended: (outcome: string, date: string) => `${outcome} le ${date}`,
  fee: (amount: string) => `${amount} de frais`,
  left: (distance: string, date: string) => `encore ${distance} pour répondre, jusqu’au ${date}`,
  late: (date: string) => `délai passé depuis le ${date}`,
  bankDecides: 'la banque décide',
  advice: 'Conseil',
  disputeText:
    'Répondez d’abord chez le prestataire de paiement, avant la date limite qu’il indique\u00a0: sans réponse, la banque rend la somme.',
  lostText:
    'La banque a rendu la somme\u00a0: le grand livre l’inscrit comme un remboursement. L’abonnement n’a pas changé\u00a0: la fiche de la membre permet de l’arrêter.',
  answer: 'Réponse',
  evidence: 'Justificatifs à envoyer (PDF)',
  atProvider: 'Répondre chez Stripe',
  settleOf: (reference: string) => `${settle}\u00a0: contestation ${reference}`,
}
