export const error = {
  back_button: 'Revenir à l’accueil',
  page404: {
    title: 'Cette page s’est envolée',
    text: 'La page que vous cherchez n’existe pas, ou plus. L’adresse contient peut-être une faute de frappe.',
    message: 'Page Not Found: {{path}}',
  },
  page5xx: {
    title: 'Un instant de repos',
    text: 'Une erreur nous empêche d’afficher cette page. Réessayez dans quelques minutes, ou revenez à l’accueil.',
  },
  missingRole: {
    title: 'Cet espace est réservé à l’équipe du site',
    text: 'Votre compte n’y donne pas accès. Si vous pensez devoir y accéder, demandez-le à la direction du site.',
  },
  noOwner: {
    title: 'Ce site n’a pas encore de direction',
    text: 'Sur le serveur, lancez « eclore setup-owner » (depuis les sources, « npm run setup-owner ») : un lien permet ensuite de choisir votre mot de passe.',
  },
  account: 'Aller à mon compte',
  load: 'Impossible de récupérer les informations pour le moment.',
  generic: 'Une erreur est survenue. Réessayez plus tard.',
  forbidden: 'Cette action n’est pas permise.',
  tooMany: 'Trop d’essais. Patientez quelques minutes avant de recommencer.',
  tooLarge: 'Votre envoi est trop volumineux.',
  unreachable: 'Le service ne répond pas. Vérifiez votre connexion et réessayez.',
} as const
