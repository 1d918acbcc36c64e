const nb = '\u00a0'

/** Texts of the screen about the site's settings. */
export const settingsWords = {
  title: 'Réglages',
  intro:
    'Ce que le site montre à toutes ses visiteuses, et ce qu’il promet. Chaque changement vaut dès qu’il est enregistré, et il est noté dans le journal.',
  identity: 'Nom et logo',
  siteName: 'Nom du site',
  siteNameHelp: 'Dans les titres des pages, les mails et les applications de code.',
  logoText: 'Texte du logo',
  logoTextHelp: 'De 1 à 24 caractères, en haut de chaque page quand le logo n’est pas une image.',
  ownPictures: {
    logo: 'Image du logo',
    logoHelp: 'En haut et en bas de chaque page, et dans les mails. Sans image, le texte du logo.',
    withText: 'Garder le texte du logo à côté',
    icon: 'Icône du site',
    iconHelp:
      'Onglets, favoris et téléphones\u00a0: recadrée en carré autour du point à garder en vue. Sans image, l’initiale du nom sur la couleur du bandeau.',
    share: 'Image de partage',
    shareHelp: 'Quand une page sans image est partagée ailleurs. Sans image, le nom sur la couleur du bandeau.',
    about: 'Image de la page «\u00a0À propos\u00a0»',
    aboutHelp: 'Au-dessus du texte. Sans image, la page commence par son texte.',
  },
  colours: 'Couleurs',
  coloursIntro: `Un texte doit rester lisible sur chaque fond${nb}: une couleur qui ne le permet pas est refusée.`,
  names: { ground: 'Fond', accent: 'Bandeau', ink: 'Texte', paper: 'Papier', link: 'Liens' },
  palettes: 'Palettes prêtes',
  byEye: (name: string) => `Choisir à l’œil${nb}: ${name}`,
  revert: 'Revenir à ce qui est enregistré',
  tooPale: (name: string, ratio: string, least: string) => `${name}${nb}: contraste de ${ratio}, il en faut ${least}.`,
  pictures: 'Aperçu',
  picturesText: 'La page d’accueil avec le logo et les couleurs qui ne sont pas encore enregistrés.',
  answers: 'Réponses des coachs',
  first: 'Première réponse, en heures ouvrées',
  next: 'Réponses suivantes, en heures ouvrées',
  answersHelp: `De 1 à 500. Vaut pour les messages qui arrivent à partir de maintenant${nb}; les heures déjà promises restent.`,
  hoursHelp: 'Pour les collègues qui n’ont pas choisi leurs propres horaires.',
  gifts: 'Mois à offrir',
  giftLengths: 'Durées proposées, en mois',
  giftLengthsHelp: `De 1 à 24, séparées par des virgules. Vide${nb}: rien n’est à offrir.`,
  giftMonths: 'Validité du code, en mois',
  giftMonthsHelp: 'De 1 à 60. Les codes déjà vendus gardent la leur.',
  retention: 'Assistance',
  retentionDays: 'Jours de conservation d’une demande',
  retentionHelp:
    'De 1 à 36\u00a0500, depuis son dernier message. Les demandes plus anciennes sont effacées, avec leurs fichiers.',
}
