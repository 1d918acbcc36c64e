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
  logoTextHelp: 'De 1 à 24 caractères, en haut de chaque page.',
  colours: 'Couleurs',
  coloursIntro: `Un texte doit rester lisible sur chaque fond${nb}: une couleur qui ne le permet pas est refusée.`,
  names: { ground: 'Fond', accent: 'Bandeau', ink: 'Texte', paper: 'Papier' },
  byEye: (name: string) => `Choisir à l’œil${nb}: ${name}`,
  reset: 'Couleurs d’origine',
  revert: 'Revenir à ce qui est enregistré',
  tooPale: (name: string, ratio: string, least: string) => `${name}${nb}: contraste de ${ratio}, il en faut ${least}.`,
  pictures: 'Aperçu',
  pictureOf: (width: number) => `${width}${nb}pixels`,
  picturesText: 'La page d’accueil telle qu’elle serait, avec ce qui n’est pas encore enregistré.',
  pictureTitle: (width: number) => `La page d’accueil à ${width} pixels`,
  pictureLoading: 'Chargement…',
  pictureFailed: 'L’aperçu n’est pas venu.',
  pictureRetry: 'Réessayer',
  pictureRetryOf: (width: number) => `Réessayer${nb}: aperçu à ${width} pixels`,
  answers: 'Réponses des coachs',
  first: 'Première réponse, en heures ouvrées',
  next: 'Réponses suivantes, en heures ouvrées',
  answersHelp: `De 1 à 500. Vaut pour les messages qui arrivent à partir de maintenant${nb}; les heures déjà promises restent.`,
  hoursHelp: 'Pour les collègues qui n’ont pas choisi leurs propres horaires.',
  retention: 'Assistance',
  retentionDays: 'Jours de conservation d’une demande',
  retentionHelp:
    'De 1 à 36\u00a0500, depuis son dernier message. Les demandes plus anciennes sont effacées, avec leurs fichiers.',
}
