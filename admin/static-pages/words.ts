const nb = '\u00a0'

/** Texts about static pages. */
export const pageWords = {
  add: 'Nouvelle page',
  back: 'Toutes les pages',
  count: (count: number) => `${count}${nb}${count > 1 ? 'pages' : 'page'}`,
  empty: 'Aucune page pour l’instant.',
  name: 'Titre',
  content: 'Texte',
  places: `Les mots entre accolades, comme {{editeur.nom}}, sont remplis par le site${nb}: laissez-les tels quels. Une page enregistrée ne suit plus le texte fourni avec le site.`,
  address: 'Adresse',
  addressHelp: `Tirée du titre si elle reste vide${nb}: /pages/nos-ateliers. Elle ne change plus ensuite.`,
  description: 'Description pour les moteurs de recherche',
  descriptionHelp: `Vide${nb}: le début du texte.`,
  standing: 'État',
  state: ({ published, changed }: { published: string | null; changed: boolean }) =>
    published === null ? 'Brouillon' : changed ? 'Modifiée' : 'Publiée',
  hidden:
    'Les visiteuses ne voient pas encore cette page. Publiée, elle peut prendre place dans le menu ou le pied de page.',
  changed: `Copie de travail${nb}: les visiteuses lisent encore la version publiée.`,
  shown: (date: string) => `Publiée le ${date}.`,
  page: 'La page',
  publish: 'Publier',
  publishedNow: 'La page est publiée.',
  unpublish: 'Retirer de la publication',
  unpublishedNow: 'Les visiteuses ne voient plus la page. Menu et pied de page n’y mènent plus.',
  version: (date: string, by: string) => `${date}, ${by}`,
  history: 'Versions publiées',
  noHistory: 'Aucune version publiée depuis cet écran pour le moment.',
  restore: 'Reprendre cette version',
  restored: 'La version est reprise dans la copie de travail.',
  loading: 'L’éditeur se charge…',
  deleteTitle: 'Supprimer cette page\u202f?',
  deleteText: 'Son adresse ne mènera plus nulle part. On ne peut pas revenir en arrière.',
}
