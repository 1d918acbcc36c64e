export const registration = {
  email_hint: 'Elle vous sert à vous connecter et à recevoir vos reçus.',
  terms:
    'J’accepte les <terms>conditions générales</terms>\u2060. Vos données : voir <privacy>Confidentialité</privacy>\u2060.',
  submit: 'Créer mon compte et continuer',
  next_card: 'L’étape suivante est le paiement. Rien n’est prélevé avant votre commande.',
  next_link:
    'L’étape suivante récapitule votre commande, avant la page de paiement sécurisée. Rien n’est prélevé avant.',
  signed_in: 'Déjà un compte ?',
  offer: 'Votre offre est prise en compte : {{name}}.',
  offer_over: 'L’offre de votre lien n’est plus valable : voici notre formule habituelle.',
  impossible: 'Impossible de créer votre compte pour le moment.',
  invalid: 'Des informations sont erronées, ou un compte existe déjà avec cette adresse e-mail.',
  unauthorized: 'Adresse ou mot de passe incorrect.',
  forbidden: 'Votre compte est créé, mais une erreur est survenue. Contactez le service client.',
  server: 'Une erreur est survenue de notre côté. Réessayez plus tard.',
  field: 'Une erreur est survenue pendant l’inscription.',
  /** The same texts for a new and a taken address: they must not reveal who has an account. */
  mailbox: {
    title: 'Regardez votre boîte mail',
    text: 'Nous venons de vous écrire à {{email}}. Ouvrez ce mail pour la suite.',
    wrong: 'Une erreur dans l’adresse\u202f?',
    correct: 'La corriger',
    ready: 'Votre compte est prêt.',
    read: 'Lire l’article',
    order:
      'Rien n’a été prélevé. Pour continuer avec cette adresse, ouvrez d’abord le mail que nous venons de vous envoyer.',
  },
  sent_twice: 'Ce formulaire a déjà servi. Rechargez la page pour recommencer.',
} as const
