export const outcome = {
  paid: {
    title: 'Paiement effectué avec succès',
    text: 'Merci ! Votre abonnement est confirmé.',
    cashback: 'Votre cashback sera remboursé sur la carte qui a servi au paiement, à la date annoncée.',
    go: 'Continuer',
  },
  declined: {
    title: 'Le paiement n’a pas abouti',
    text: 'Une erreur est survenue pendant le paiement, veuillez réessayer.',
    note: 'Rien n’a été prélevé. Vérifiez votre carte, ou essayez-en une autre.',
    active: 'Votre abonnement est actif : aucun autre paiement n’est nécessaire.',
    retry: 'Réessayer',
    help: 'Contacter le service client',
    see: 'Voir mon abonnement',
  },
  success: {
    title: 'Votre inscription est confirmée',
    text: 'La création de votre compte prend une minute ou deux. Un e-mail vous attend dès qu’il est vérifié.',
  },
  failure: {
    title: 'Votre inscription n’a pas abouti',
    text: 'Une erreur est survenue. Rien n’a été prélevé : vous pouvez recommencer, ou nous écrire.',
  },
  welcome: {
    title: 'Bienvenue parmi nous',
    text: 'La création de votre compte prend une minute ou deux. Un e-mail vous est envoyé dès que votre compte est vérifié.',
  },
  welcome_success: {
    title: 'Bienvenue, tout est prêt pour vous',
    text: 'Votre paiement est accepté. La création de votre compte prend une minute ou deux, et un e-mail vous est envoyé dès que votre compte est vérifié.',
  },
  welcome_failure: {
    title: 'Votre paiement n’a pas abouti',
    text: 'Une erreur est survenue pendant le paiement, veuillez réessayer. Votre compte existe déjà : il ne reste que cette étape.',
  },
  read: 'Lire le magazine',
  resume: 'Reprendre ma lecture',
  coaching: 'Écrire à une coach',
  account: 'Voir mon abonnement',
  retry: 'Recommencer',
  contact: 'Contacter le service client',
} as const
