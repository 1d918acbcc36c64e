const nb = '\u00a0'

/** Texts about static pages. */
export const pageWords = {
  title: 'Pages',
  back: 'Toutes les pages',
  count: (count: number) => `${count}${nb}${count > 1 ? 'pages' : 'page'}`,
  empty: 'Aucune page pour l’instant.',
  name: 'Titre',
  content: 'Texte',
  places: `Les mots entre accolades, comme {{editeur.nom}}, sont remplis par le site${nb}: laissez-les tels quels. Une page enregistrée ne suit plus le texte fourni avec le site.`,
  loading: 'L’éditeur se charge…',
  deleteTitle: 'Supprimer cette page\u202f?',
  deleteText: 'Son adresse ne mènera plus nulle part. On ne peut pas revenir en arrière.',
}
