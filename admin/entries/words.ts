import { counted } from '../text/french.ts'

const nb = '\u00a0'

const articles = (count: number) =>
  count === 0
    ? 'Aucun article'
    : count >= 1000
      ? `Plus de 1${nb}000${nb}articles`
      : counted('article', 'articles')(count)

export type EntryWords = (typeof entryWords)['tags']

export const entryWords = {
  articles,
  inMagazine: 'Articles',
  showArticles: 'Voir ces articles',
  name: 'Nom',
  address: 'Adresse',
  addressHelp: `Tirée du nom si elle reste vide${nb}; elle ne change plus ensuite.`,
  description: 'Présentation',
  descriptionHelp: 'Affichée en tête de la rubrique.',
  role: 'Fonction',
  roleHelp: `Par exemple${nb}: Coach, sage-femme`,
  biography: 'Biographie',
  credentials: 'Diplômes et certifications',
  credentialsHelp: 'Un par ligne, affichés sur sa page.',
  portrait: 'Portrait',
  picture: 'Image',
  merge: 'Fusionner…',
  mergeTitle: 'Fusionner avec un autre',
  mergeText: (name: string) =>
    `Les articles de «${nb}${name}${nb}» passent au choix ci-dessous, et son adresse y mène. «${nb}${name}${nb}» disparaît. On ne peut pas revenir en arrière.`,
  mergeInto: 'Fusionner avec',
  mergeNone: 'Aucun autre ne correspond.',
  mergeConfirm: 'Fusionner',
  merged: 'Fusionné.',
  tags: {
    add: 'Nouveau mot-clé',
    count: counted('mot-clé', 'mots-clés'),
    empty: 'Aucun mot-clé pour l’instant.',
    back: 'Tous les mots-clés',
    deleteTitle: 'Supprimer ce mot-clé\u202f?',
    deleteText: (count: number) =>
      count === 0
        ? 'Aucun article ne le porte. On ne peut pas revenir en arrière.'
        : `${articles(count)} le ${count > 1 ? 'portent' : 'porte'} et le ${count > 1 ? 'perdront' : 'perdra'}. Pour garder le lien, fusionnez-le plutôt avec un autre.`,
  },
  categories: {
    add: 'Nouvelle rubrique',
    count: counted('rubrique', 'rubriques'),
    empty: 'Aucune rubrique pour l’instant.',
    back: 'Toutes les rubriques',
    deleteTitle: 'Supprimer cette rubrique\u202f?',
    deleteText: (_count: number) =>
      'Une rubrique ne se supprime que si plus aucun article n’y est rangé. On ne peut pas revenir en arrière.',
  },
  authors: {
    add: 'Nouvelle signature',
    count: counted('signature', 'signatures'),
    empty: 'Aucune signature pour l’instant.',
    back: 'Toutes les signatures',
    deleteTitle: 'Supprimer cette signature\u202f?',
    deleteText: (_count: number) =>
      'Une signature ne se supprime que si plus aucun article ne la porte. On ne peut pas revenir en arrière.',
  },
}
