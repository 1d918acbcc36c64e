/** Texts for a request that the site did not answer. */
export const failure = {
  title: {
    network: 'Le réseau n’a pas répondu',
    late: 'La réponse se fait attendre',
    server: 'Le site n’a pas pu répondre',
    tooLarge: 'L’envoi n’est pas passé',
    tooMany: 'L’envoi n’est pas passé',
  },
  form: 'Votre demande n’a pas pu être envoyée.',
  message: 'Votre message n’a pas pu être envoyé.',
  kept: 'Ce que vous avez saisi est toujours là.',
  done: 'Votre demande est bien passée ; seule la page suivante n’a pas pu s’afficher.',
  stale: 'Cette page n’a pas pu être mise à jour. Vous la voyez telle qu’elle était.',
  more: 'La suite n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  order: {
    asking:
      'Nous ne savons pas encore si votre commande nous est parvenue : nous le demandons à notre serveur. Restez sur cette page. Rien ne sera prélevé deux fois.',
    unknown:
      'Nous ne savons pas si votre commande nous est parvenue. Vous pouvez l’envoyer de nouveau : rien ne sera prélevé deux fois.',
  },
  again: 'Réessayer',
  trying: 'Nouvel essai…',
  ask: 'Demander maintenant',
} as const
