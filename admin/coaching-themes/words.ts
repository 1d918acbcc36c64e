const nb = '\u00a0'

export const themeWords = {
  add: 'Nouveau thème',
  back: 'Tous les thèmes de coaching',
  count: (count: number) => `${count}${nb}thème${count > 1 ? 's' : ''}`,
  empty: 'Aucun thème pour le moment.',
  name: 'Nom',
  nameHelp: `Un échange garde son thème quand vous le renommez${nb}: il en prend le nouveau nom.`,
  text: 'Description',
  textHelp: 'Sur la page d’accueil et au moment de choisir.',
  colour: 'Couleur',
  order: 'Place',
  active: 'Proposé pour de nouveaux échanges',
  state: 'État',
  inactive: 'N’est plus proposé',
  deleteTitle: 'Supprimer ce thème\u202f?',
  deleteText: `Un thème se supprime tant qu’aucun échange ne le porte. On ne peut pas revenir en arrière.`,
}
