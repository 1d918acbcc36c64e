const nb = '\u00a0'

/** Texts of the media library. */
export const mediaWords = {
  title: 'Médiathèque',
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer l’image',
  none: 'Pas d’image',
  pickTitle: 'Choisir une image',
  more: 'Voir plus d’images',
  empty: 'La médiathèque est vide.',
  noMatch: 'Aucune image ne correspond.',
  add: 'Ajouter une image',
  adding: (percent: number) => `Envoi…${nb}${percent}${nb}%`,
  preparing: 'Préparation…',
}
