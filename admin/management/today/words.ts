export const todayWords = {
  loading: 'Chargement…',
  needs: 'Ce qui vous attend',
  nothing: 'Rien ne vous attend. Belle journée\u00a0!',
  checks: (count: number) =>
    count > 1 ? `${count}\u00a0points d’ouverture à régler` : 'Un point d’ouverture à régler',
  waiting: (count: number) =>
    count > 1 ? `${count}\u00a0réponses attendues, dans les temps` : 'Une réponse attendue, dans les temps',
  overdue: (count: number) =>
    count > 1 ? `${count}\u00a0réponses promises en retard` : 'Une réponse promise est en retard',
  pastDue: (count: number) => (count > 1 ? `${count}\u00a0abonnements impayés` : 'Un abonnement impayé'),
  withoutCoach: (count: number) =>
    count > 1 ? `${count}\u00a0échanges sans coach présente` : 'Un échange sans coach présente',
  failedMails: (count: number) => (count > 1 ? `${count}\u00a0mails non remis` : 'Un mail non remis'),
  setAsideMails: (count: number) =>
    count > 1 ? `${count}\u00a0e-mails reçus n’ont pas pu être lus` : 'Un e-mail reçu n’a pas pu être lu',
  differences: (count: number) =>
    count > 1 ? `${count}\u00a0écarts avec le prestataire de paiement` : 'Un écart avec le prestataire de paiement',
  providerEvents: (count: number) =>
    count > 1
      ? `${count}\u00a0événements du prestataire de paiement non traités`
      : 'Un événement du prestataire de paiement non traité',
  jobs: (count: number) => (count > 1 ? `${count}\u00a0tâches ont échoué` : 'Une tâche a échoué'),
  figures: 'Les chiffres',
  subscribers: 'Abonnées',
  trials: 'Essais en cours',
  revenue: 'Revenu mensuel récurrent',
  churn: 'Départs sur 30\u00a0jours',
  firstAnswer: 'Première réponse, médiane',
  satisfaction: 'Satisfaction',
  satisfactionOf: (average: string, count: number) => `${average} sur 5 (${count}\u00a0avis)`,
  none: 'Pas encore de donnée',
  hours: (hours: string) => `${hours}\u00a0h`,
  byMonth: 'Encaissé par mois, remboursements déduits',
  month: 'Mois',
  amount: 'Montant',
  bounced: (count: number) => (count > 1 ? `${count}\u00a0mails revenus` : 'Un mail revenu'),
  complaints: (count: number) =>
    count > 1 ? `${count}\u00a0mails signalés comme indésirables` : 'Un mail signalé comme indésirable',
  disputes: (count: number) => (count > 1 ? `${count}\u00a0contestations de paiement` : 'Une contestation de paiement'),
  lostDisputes: (count: number) =>
    count > 1 ? `${count}\u00a0contestations perdues` : 'Une contestation de paiement est perdue',
  pastDueCause: (count: number, cause: string) =>
    count > 1 ? `${count}\u00a0abonnements impayés\u00a0: ${cause}` : `Un abonnement impayé\u00a0: ${cause}`,
  failingRefunds: (count: number) =>
    count > 1
      ? `${count}\u00a0remboursements ne passent pas chez le prestataire`
      : 'Un remboursement ne passe pas chez le prestataire',
  pendingPayments: (count: number) =>
    count > 1 ? `${count}\u00a0paiements sans réponse du prestataire` : 'Un paiement sans réponse du prestataire',
  publications: 'Bientôt en ligne',
  publication: (title: string, when: string) => `«\u00a0${title}\u00a0» paraît ${when}`,
  morePublications: (count: number) =>
    count > 1 ? `${count}\u00a0autres articles programmés` : 'Un autre article programmé',
  absent: (name: string) => `${name} est absente aujourd’hui, sans relais`,
  absentProposed: (name: string, cover: string) =>
    `${name} est absente aujourd’hui\u00a0: ${cover} n’a pas encore accepté le relais`,
  actions: {
    answer: 'Répondre',
    cover: 'Prévoir un relais',
    examine: 'Examiner',
    replay: 'Rejouer',
    retry: 'Retenter',
    see: 'Voir',
    settle: 'Régler',
    assign: 'Confier',
  },
  actionOf: (action: string, what: string) => `${action}\u00a0: ${what}`,
  listOf: (name: string, value: string) => `${name}\u00a0: ${value}. Voir la liste`,
  definitions: 'Ce que ces chiffres comptent',
  means: {
    subscribers:
      'Abonnements qui donnent accès maintenant\u00a0: essai, payé, impayé en cours de relance, ou arrêté et pas encore au terme.',
    trials: 'Abonnements dont l’essai court. Celles que des mois offerts prolongent après lui n’y sont pas.',
    revenue:
      'Ce que paient les abonnements actifs, ramené à un mois moyen (30,44\u00a0jours). Essais, impayés, arrêtés et pauses n’y sont pas.',
    churn:
      'Parmi celles qui avaient accès au début du jour, il y a 30\u00a0jours, la part qui l’a perdu depuis. Les mois offerts n’y sont pas. La liste montre celles qui sont parties.',
    firstAnswer:
      'Pour les échanges et demandes ouverts depuis 90\u00a0jours\u00a0: la moitié a reçu sa première réponse plus vite. Le rapport les montre par thème.',
    satisfaction: 'Moyenne des notes de 1 à 5 données depuis 90\u00a0jours, et leur nombre.',
    byMonth:
      'Ce que le grand livre a encaissé dans le mois (heure de Paris), moins ce qui a été remboursé. Chaque montant ouvre son détail.',
  },
  safety: 'Sauvegarde et essai de restauration',
}
