const nb = '\u00a0'

export const sheetWords = {
  more: 'Autres actes',
  facts: 'En bref',
  formula: 'Formule',
  next: 'Prochain prélèvement',
  noNext: 'aucun',
  card: 'Carte',
  total: 'Total payé',
  paid: (amount: string, refunded: string | undefined) =>
    refunded ? `${amount}, dont ${refunded} remboursés` : amount,
  payments: 'Ses paiements',
  noPayments: 'Aucun paiement.',
  conversations: 'Ses demandes',
  noConversations: 'Aucune demande.',
  discussions: 'Ses échanges',
  noDiscussions: 'Aucun échange.',
  discussionWith: (coach: string, date: string) => `Avec ${coach}, depuis le ${date}`,
  noCoach: 'personne encore',
  mails: 'Ses mails',
  noMails: 'Aucun mail.',
  mailsOf: (subject: string, count: number) => (count > 1 ? `${subject} (${count})` : subject),
  failed: (message: string) => `Ceci n’a pas pu être lu${nb}: ${message}`,
}
