/** The user's payments and refunds. */
export const payments = {
  title: 'Vos paiements',
  none: 'Aucun paiement pour le moment.',
  unavailable: 'Impossible de récupérer vos paiements pour le moment.',
  period: 'du {{start}} au {{end}}',
  states: {
    paid: 'Payé',
    partlyRefunded: 'Remboursé en partie',
    refunded: 'Remboursé',
    pending: 'En cours',
    failed: 'Refusé',
  },
  refunded: 'Remboursement de {{amount}} le {{date}}',
  returned: '{{amount}} rendus par votre banque le {{date}}',
  refunding: '{{amount}} en cours de remboursement',
  receipt: 'Reçu (PDF)',
  receipt_named: 'Reçu n° {{number}} du {{date}} (PDF)',
  older: 'Voir les paiements plus anciens',
  newest: 'Revenir aux derniers paiements',
} as const
