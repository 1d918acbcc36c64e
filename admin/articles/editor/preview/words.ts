const nb = '\u00a0'

export const previewWords = {
  open: 'Aperçu à côté du texte',
  close: 'Fermer l’aperçu',
  region: 'Aperçu',
  shown: 'Afficher',
  text: 'Texte',
  preview: 'Aperçu',
  width: 'Largeur de l’écran',
  widths: { 360: `Téléphone, 360${nb}px`, 1280: `Ordinateur, 1280${nb}px` },
  loading: 'Chargement de l’aperçu…',
  frame: 'La page telle que les lectrices la verront',
  note: 'L’aperçu suit chaque enregistrement.',
} as const
