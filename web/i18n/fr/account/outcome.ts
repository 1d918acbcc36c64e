export const outcome = {
  paid: {
    done: 'Paiement effectué avec succès.',
    cashback:
      'Votre cashback de {{amount}} sera remboursé le {{date}}, sur la carte qui a servi au paiement, {{condition}}.',
    mail: 'Un e-mail vous le confirme dans une minute ou deux.',
  },
  /** Shown without a session: the address alone proves no payment. */
  returned: {
    title: 'Connectez-vous pour voir la suite',
    text: 'Où en est un paiement ne se montre qu’à la personne qui l’a fait. S’il a abouti, un e-mail vous le confirme aussi.',
  },
  declined: {
    title: 'Le paiement n’a pas abouti',
    text: 'Une erreur est survenue pendant le paiement, veuillez réessayer.',
    note: 'Rien n’a été prélevé. Vérifiez votre carte, ou essayez-en une autre.',
    note_visitor: 'Connectez-vous pour voir où en est votre abonnement, puis essayez une autre carte.',
    active: 'Votre abonnement est actif : aucun autre paiement n’est nécessaire.',
  },
  cancelled: {
    title: 'Vous avez annulé le paiement',
    text: 'Rien n’a été prélevé. Votre compte est là : vous pouvez recommencer quand vous voulez.',
  },
  failure: {
    title: 'Votre inscription n’a pas abouti',
    text: 'Une erreur est survenue pendant le paiement, veuillez réessayer.',
    account: 'Rien n’a été prélevé. Votre compte existe déjà : il ne reste que cette étape.',
  },
  unconfirmed: {
    title: 'Rien à confirmer pour le moment',
    text: 'Cette page confirme une inscription une fois le paiement abouti. La création du compte prend alors une minute ou deux, et un e-mail est envoyé dès que le compte est vérifié.',
    pending_title: 'Votre paiement est en cours de traitement',
    pending:
      'La création de votre compte prend une minute ou deux. Un e-mail vous est envoyé dès que votre compte est vérifié.',
  },
  resume: 'Reprendre ma lecture',
  account: 'Voir mon abonnement',
  retry: 'Recommencer',
} as const
