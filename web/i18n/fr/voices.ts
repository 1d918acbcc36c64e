/** The page, opened by a personal link, where a member reviews the site. */
export const voices = {
  title: 'Quelques mots de vous',
  lead: 'Votre texte paraîtra tel que vous le tapez, si nous l’affichons. Personne d’autre ne peut le changer.',
  text: 'Votre texte',
  name: 'Prénom ou pseudonyme',
  detail: 'Une précision',
  detail_hint: 'Par exemple votre âge ou votre ville. Vous pouvez laisser vide.',
  needed: 'Votre accord est nécessaire.',
  send: 'Envoyer',
  failed: 'Votre texte n’a pas pu être envoyé. Réessayez dans un instant.',
  thanks: 'Merci pour vos mots',
  thanks_text:
    'Gardez l’adresse de cette page, ou l’e-mail qui y mène : vous pouvez retirer votre texte à tout moment.',
  withdraw: 'Retirer mon texte',
  withdrawn: 'Votre texte est retiré',
  withdrawn_text: 'Il n’est plus sur aucune page du site, et nous l’avons effacé.',
  refuse: 'Non merci, ne me le demandez plus',
  refused: 'C’est noté',
  refused_text: 'Nous ne vous demanderons plus de témoigner.',
  ended: 'Ce lien n’est plus valable',
  ended_text: 'Il a expiré, ou le texte qu’il ouvrait a été retiré.',
  home: 'Aller à l’accueil',
} as const
