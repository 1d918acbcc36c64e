const nb = '\u00a0'

/** Texts about the person one talks with. */
export const personWords = {
  title: 'La personne',
  open: 'Voir la personne',
  close: 'Fermer',
  account: 'Compte à cette adresse',
  unproved: 'Qui a écrit d’abord n’a pas prouvé que l’adresse est la sienne.',
  state: (state: string) => `Compte${nb}: ${state}`,
  subscription: (state: string) => `Abonnement${nb}: ${state}`,
  noAccount: 'Aucun compte à cette adresse.',
  since: (date: string) => `Inscrite le ${date}`,
  member: 'Ouvrir sa fiche',
  payments: 'Derniers paiements',
  noPayments: 'Aucun paiement.',
  tickets: 'Ses autres demandes',
  noTickets: 'Aucune autre demande.',
  loading: 'Chargement…',
  failed: 'Ces informations ne sont pas disponibles pour l’instant.',
}
