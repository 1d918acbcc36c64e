/** Texts about the keyboard. */
export const shortcutWords = {
  open: 'Raccourcis clavier',
  close: 'Fermer',
  enabled: 'Raccourcis d’une seule touche',
  hint: 'Ils ne jouent jamais pendant que vous écrivez.',
  list: {
    title: 'Dans la liste',
    keys: [
      ['J', 'Conversation suivante'],
      ['K', 'Conversation précédente'],
      ['Entrée', 'Ouvrir la conversation'],
      ['X', 'La choisir, ou ne plus la choisir'],
      ['1 à 5', 'Changer de vue'],
      ['/', 'Rechercher'],
    ],
  },
  thread: {
    title: 'Dans une conversation',
    keys: [
      ['R', 'Écrire une réponse'],
      ['N', 'Écrire une note interne'],
      ['T', 'Choisir une réponse type'],
      ['P', 'Prendre la conversation'],
      ['C', 'La confier à une collègue'],
      ['V', 'Voir ou masquer la personne'],
      ['F', 'La fermer, ou la rouvrir'],
      ['/', 'Rechercher dans la conversation'],
      ['L', 'Revenir à la liste'],
    ],
  },
  everywhere: {
    title: 'Partout',
    keys: [['?', 'Afficher cette liste']],
  },
} as const
