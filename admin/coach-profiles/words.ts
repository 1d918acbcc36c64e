import type { MissingOfProfile } from '../../contracts/coaching/coach-profiles.ts'

const nb = '\u00a0'

const missing: Readonly<Record<MissingOfProfile, string>> = {
  invitation: 'L’invitation n’est pas encore acceptée.',
  'second-factor': 'Le second facteur n’est pas réglé.',
  portrait: 'Il manque un portrait.',
  title: 'Il manque la fonction.',
  biography: 'Il manque la présentation.',
  themes: 'Aucun thème n’est choisi.',
  published: 'La fiche n’est pas publiée.',
  capacity: 'Le nombre d’échanges en cours est atteint.',
}

/** Texts about the sheets of coaches. */
export const profileWords = {
  back: 'Toutes les fiches',
  count: (count: number) => `${count}${nb}fiche${count > 1 ? 's' : ''}`,
  empty: 'Aucune coach pour le moment.',
  name: 'Nom affiché',
  role: 'Fonction',
  roleHelp: `Par exemple${nb}: Coach, sage-femme`,
  biography: 'Présentation',
  biographyHelp: 'Une ligne vide commence un nouveau paragraphe.',
  portrait: 'Portrait',
  portraitAdd: 'Ajouter mon portrait',
  portraitReplace: 'Changer de portrait',
  portraitHelp: 'JPEG, PNG ou WebP. Les données de l’appareil photo sont retirées. Visible une fois la fiche publiée.',
  portraitDirty: 'Enregistrez d’abord la fiche.',
  themes: 'Thèmes',
  languages: 'Langues',
  languagesHelp: 'Séparées par des virgules.',
  author: 'Signature dans le magazine',
  noAuthor: 'Aucune',
  capacity: 'Échanges en cours, au plus',
  capacityHelp: 'Sans nombre, sans limite.',
  published: 'Visible sur le site',
  page: 'La page de la coach',
  submit: 'Proposer à la publication',
  submitted: 'La fiche est proposée à la publication.',
  publish: 'Publier la fiche',
  publishedNow: 'La fiche est publiée.',
  coach: 'Coach',
  sheet: 'Fiche',
  offer: 'Aux abonnées',
  discussions: 'Échanges',
  offered: 'Proposée aux abonnées',
  notOffered: 'Pas proposée aux abonnées',
  waits: 'À publier',
  open: (count: number) => `${count}${nb}échange${count > 1 ? 's' : ''} en cours`,
  missing,
  deleteTitle: '',
}
